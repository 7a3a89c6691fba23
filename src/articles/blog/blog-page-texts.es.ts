import type { Translation } from '#kit/language/translation.ts';

export const blogPage = {
  title: `Consejos de limpieza | Blog de {business}`,
  description: ({ nothingDries }: { nothingDries?: true }) =>
    nothingDries
      ? `Consejos prácticos para {pieces} en {city}: qué puede hacer usted y cuándo parar.`
      : `Consejos prácticos para {pieces} en {city}: qué hacer con una mancha fresca, leer una etiqueta y saber cuándo parar.`,
  categoryTitle: (category: string) => `${category} | Blog de {business}`,
  categoryDescription: (category: string) =>
    `${category}: artículos del Equipo {businessShort} para cuidar {pieces} en {city} entre una visita y otra.`,

  eyebrow: `El blog de {businessShort}`,
  heading: 'Lo que le diríamos a un vecino',
  text: ({ nothingDries }: { nothingDries?: true }) =>
    `Artículos cortos y prácticos sobre ${nothingDries ? 'la limpieza' : 'manchas, telas'} y el polvo de {city}. Sin venderle nada, y con franqueza sobre cuándo conviene dejar el paño.`,

  searchLabel: 'Buscar artículos',
  searchPlaceholder: 'Buscar artículos y consejos…',
  searchButton: 'Buscar',
  allLabel: 'Todos',
  featuredLabel: 'Recomendado',
  loadingLabel: 'Cargando artículos…',
  failureText: 'No pudimos cargar los artículos.',
  retryLabel: 'Reintentar',
  newerLabel: 'Artículos más nuevos',
  olderLabel: 'Artículos anteriores',
} as const;

export const postCard = {
  /** The author of every article. */
  team: 'Equipo {businessShort}',
  categoryFallback: 'Artículo',
  readMoreLabel: 'Leer más',
  emptyTitle: 'Por ahora no hay artículos.',
  emptyText: 'Vuelva pronto: habrá consejos de limpieza y cuidado.',
  minutes: (count: number) => `${count} min de lectura`,
} as const;

export const feedName = (business: string) => `Blog de ${business}`;

export type Complete = Translation<
  typeof import('./blog-page-texts.ts'),
  typeof import('./blog-page-texts.es.ts')
>;
