import type { Translation } from '#kit/language/translation.ts';

export const drawingAlts: Record<string, string> = {
  couch: 'Un sofá color crema con cojines de colores en una sala soleada',
  chair: 'Un sillón color crema con un cojín coral junto a una mesita, al sol',
  carpet: 'Un cabezal de limpieza sobre una alfombra clara, frente a un sofá verde azulado',
  mattress: 'Una recámara luminosa con un colchón acolchado limpio y cabecera verde azulada',
};
export const stillLifeAlt =
  'Un tazón de bicarbonato, un limón partido y trapos doblados sobre una mesa de madera';

export const comparisonAlts: Record<string, { dirtyAlt: string; cleanAlt: string }> = {
  couch: {
    dirtyAlt: 'La sala antes: manchas cafés en el seccional y en el tapete',
    cleanAlt: 'La misma sala después: un seccional verde pálido y un tapete claro',
  },
  chair: {
    dirtyAlt: 'El sillón antes: manchas cafés en el respaldo, el asiento y el tapete',
    cleanAlt: 'El mismo sillón después: tela color crema sobre un tapete claro',
  },
  carpet: {
    dirtyAlt: 'La alfombra antes: café y aplastada frente al sofá',
    cleanAlt: 'La misma alfombra después: pelo claro y parado bajo el cabezal',
  },
  mattress: {
    dirtyAlt: 'El colchón antes: amarillento, con manchas cafés cerca de las almohadas',
    cleanAlt: 'El mismo colchón después: acolchado blanco de orilla a orilla',
  },
};

export type Complete = Translation<
  typeof import('./drawn-pictures-texts.ts'),
  typeof import('./drawn-pictures-texts.es.ts')
>;
