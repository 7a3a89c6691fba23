import type { Translation } from '#kit/language/translation.ts';

export const crash = {
  tab: 'Pantalla no disponible',
  title: 'No pudimos mostrar esta pantalla',
  text: 'Hubo una actualización o se cortó la conexión. Lo que escribió está guardado.',
  reload: 'Volver a cargar',
  noConnection: 'Sin conexión',
  reloadOnline: 'Vuelva a cargar cuando tenga conexión.',
};
export const notOpened = 'No pudimos abrir el panel.';
export const notAllowed = {
  title: 'Esta pantalla es de la oficina',
  text: () => 'Si la necesita, pregunte al dueño.',
  toVisits: 'Ir a sus visitas',
  toToday: 'Ir a sus visitas',
};
export const crew = {
  screens: 'Pantallas',
  visits: 'Visitas',
  account: 'Cuenta',
  title: 'Sus visitas',
  subtitle: 'Ayer, hoy y los próximos siete días',
  what: 'sus visitas',
  thisVisit: 'esta visita',
  nothing: 'Su equipo no tiene visitas en estos días.',
  notYours: 'Esta visita no es suya',
  whyNotYours: 'Quizá la oficina la pasó a otro día o a otro equipo.',
  noneToday: 'Hoy no hay visitas.',
  today: (day: string) => `Hoy, ${day.replace(',', '')}`,
};

export type Complete = Translation<typeof import('./frame-texts.ts'), typeof import('./frame-texts.es.ts')>;
