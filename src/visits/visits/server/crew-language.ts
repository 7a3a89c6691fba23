import type { Context } from 'hono';
import { listStepsIn, listTitlesIn } from '#company/catalog/server/services.queries.ts';
import type { Db } from '#kit/db/open.ts';
import { getLanguage } from '#kit/http/call-language.ts';
import type { CrewVisit } from '#visits/crews/crew-visits.ts';
import type { VisitProgress } from '#visits/day/visit-progress.ts';

type Shown = VisitProgress & { items?: CrewVisit['items'] };

/** `2 × Pillow; Ana agreed`, see `crewLineText`. */
const line = /^(\d+ × )(.*)(; .*) agreed$/s;

/** As a crew reads them: services by their titles in its language, and who agreed to what was added. */
export async function inCrewLanguage<Visit extends Shown>(
  db: Db,
  c: Context,
  visits: readonly Visit[],
): Promise<Visit[]> {
  const language = getLanguage(c);
  if (language === 'en') return [...visits];
  const titles = await listTitlesIn(
    db,
    language,
    visits.flatMap(({ items = [], steps, facts }) => [
      ...items.map(({ title }) => title),
      ...steps.map(({ item }) => item),
      ...facts.flatMap(({ kind, text }) => (kind === 'line' ? (line.exec(text)?.[2] ?? []) : [])),
    ]),
  );
  const labels = await listStepsIn(
    db,
    language,
    visits.flatMap(({ steps }) => steps.map(({ itemId }) => itemId)),
  );
  const getTitle = (title: string) => titles.get(title) ?? title;
  const { agreed } = words[language];
  return visits.map((visit) => ({
    ...visit,
    ...(visit.items && { items: visit.items.map((item) => ({ ...item, title: getTitle(item.title) })) }),
    steps: visit.steps.map((step) => {
      const label = labels.get(step.itemId)?.get(step.text);
      return { ...step, item: getTitle(step.item), ...(label && { label }) };
    }),
    facts: visit.facts.map((fact) =>
      fact.kind === 'line'
        ? {
            ...fact,
            text: fact.text.replace(
              line,
              (_, count, title, by) => `${count}${getTitle(title)}${by} ${agreed}`,
            ),
          }
        : fact,
    ),
  }));
}

export const inItsLanguage = async <Visit extends Shown>(db: Db, c: Context, visit: Visit): Promise<Visit> =>
  (await inCrewLanguage(db, c, [visit]))[0]!;

const words = { es: { agreed: 'aceptó' } };
