import type { Translation } from '#kit/language/translation.ts';

export const articlePage = {
  titleSuffixes: [` | Blog de {business}`, ` | Blog de {businessShort}`, ` | {businessShort}`] as const,
  descriptionFallback: `Un artículo del Equipo {businessShort} sobre cómo limpiar y cuidar {pieces} en {city}.`,

  backLabel: 'Volver al blog',
  summaryLabel: 'Resumen',
  contentsLabel: 'En este artículo',
  emptyBody: 'El contenido del artículo no está disponible',

  callToAction: {
    heading: '¿Necesita una limpieza profesional?',
    text: 'Cuéntenos qué pasó y le contesta una persona, o agregue sus piezas y vea el precio al momento.',
    estimateLabel: 'Pedir cotización gratis',
    calculatorLabel: 'Calculadora de precios',
  },

  related: { heading: 'Artículos relacionados', allLabel: 'Todos los artículos' },

  notFound: {
    title: 'No encontramos el artículo',
    text: 'El artículo que busca no existe o ya no está publicado.',
    description:
      'El artículo que busca no existe o ya no está publicado. En el blog están los demás artículos sobre el cuidado de {pieces}.',
  },
} as const;

export const tableLabel = 'Tabla';

export type Complete = Translation<
  typeof import('./article-page-texts.ts'),
  typeof import('./article-page-texts.es.ts')
>;
