import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A service without an image gets the drawing that its title speaks of; where none fits, it stays without. */
export function serviceDrawings(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const services = db as Kysely<Tables>;
      const rows = await services
        .selectFrom('services')
        .select(['id', 'category', 'title'])
        .where((is) => is.or([is('imageUrl', 'is', null), is('imageUrl', '=', '')]))
        .execute();
      for (const { id, category, title } of rows) {
        const [, name] =
          [...treatments, ...(pieces[category] ?? [])].find(([words]) => words.test(title)) ?? [];
        if (!name) continue;
        await services
          .updateTable('services')
          .set({ imageUrl: `/service-drawings/${name}.svg` })
          .where('id', '=', id)
          .execute();
      }
    },
  };
}

interface Tables {
  services: { id: number; category: string; title: string; imageUrl: string | null };
}

type Drawing = [words: RegExp, name: string];

/** The first that matches counts. */
const treatments: Drawing[] = [
  [/protect/i, 'stain-protection'],
  [/pet odor/i, 'pet-odor'],
  [/pet hair/i, 'pet-hair-removal'],
  [/urine|odor/i, 'odor-treatment'],
  [/\bspot\b/i, 'spot-cleaning'],
];

const pieces: Record<string, Drawing[]> = {
  couch: [
    [/pillow/i, 'throw-pillows'],
    [/ottoman/i, 'ottoman'],
    [/sleeper/i, 'sleeper-sofa'],
    [/u-shaped/i, 'u-shaped-sectional'],
    [/sectional.*\b[67]\b/i, 'chaise-sectional'],
    [/sectional/i, 'small-sectional'],
    [/(2-seat|loveseat).*delicate/i, 'two-seat-velvet-sofa'],
    [/2-seat|loveseat/i, 'two-seat-sofa'],
    [/3-seat.*delicate/i, 'three-seat-velvet-sofa'],
    [/3-seat.*attached/i, 'three-seat-plain-sofa'],
    [/3-seat/i, 'three-seat-sofa'],
  ],
  chair: [
    [/leather/i, 'leather-care'],
    [/footstool|ottoman/i, 'footstool'],
    [/dining.*\bset\b/i, 'dining-chairs'],
    [/dining.*back/i, 'upholstered-dining-chair'],
    [/dining/i, 'dining-chair'],
    [/office|desk/i, 'office-chair'],
    [/recliner/i, 'recliner'],
    [/wingback/i, 'wingback-chair'],
    [/armchair/i, 'armchair'],
  ],
  carpet: [
    [/moving/i, 'furniture-moving'],
    [/three rooms|3 rooms/i, 'three-rooms'],
    [/two rooms|2 rooms/i, 'two-rooms'],
    [/closet/i, 'closet'],
    [/hallway/i, 'hallway'],
    [/stairs/i, 'stairs'],
    [/\brug\b/i, 'area-rug'],
    [/\bpet\b/i, 'room-with-pet'],
    [/wool/i, 'wool-carpet'],
    [/large room/i, 'large-room'],
    [/room/i, 'one-room'],
  ],
  mattress: [
    [/headboard/i, 'headboard'],
    [/pillow/i, 'bed-pillows'],
    [/box spring/i, 'box-spring'],
    [/crib/i, 'crib-mattress'],
    [/bunk|second twin/i, 'bunk-bed'],
    [/split king/i, 'split-king-mattress'],
    [/california/i, 'california-king-mattress'],
    [/king/i, 'king-mattress'],
    [/queen/i, 'queen-mattress'],
    [/full/i, 'full-mattress'],
    [/twin/i, 'twin-mattress'],
  ],
};
