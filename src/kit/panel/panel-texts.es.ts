import type { Translation } from '#kit/language/translation.ts';

export const cancel = 'Cancelar';
export const close = 'Cerrar';
export const closeMessage = 'Cerrar mensaje';
export const copied = 'Copiado';
export const notCopied = 'No se copió';
export const copyYourself = 'Seleccione el texto y cópielo usted.';
export const discardChanges = 'Descartar cambios';
export const discardThem = 'Descartarlos';
export const empty = '(vacío)';
export const errorTitle = 'Error';
export const loading = 'Cargando…';
export const notUpToDate = (reason: string) => `Esto no está al día. ${reason}`;
export const restored = 'Recuperamos los cambios que no había guardado.';
export const retry = 'Reintentar';
export const saveChanges = 'Guardar cambios';
export const saving = 'Guardando…';
export const undo = 'Deshacer';

export const draftTitle = 'Todavía no está guardado';
export const draftText = () => 'Sus cambios quedan en esta pestaña. Ábralo otra vez para seguir.';

export const someoneChanged = () => 'Alguien cambió esto mientras usted lo editaba.';
export const isNow = (label: string) => `${label} ahora es: `;
export const stillBelow = (saveLabel: string) =>
  `Sus cambios siguen abajo. “${saveLabel}” reemplaza los datos de arriba.`;
export const matchesForm = 'Ahora coincide con lo que usted escribió.';
export const discardMine = 'Descartar mis cambios';

export const showMore = 'Ver más';
export const showLess = 'Ver menos';
export const moreAbout = (about: string) => ` de ${about}`;

export const couldNotLoad = (what: string) => `No pudimos cargar ${what}.`;
export const isGone = (what: string) => `${what} ya no existe.`;
export const whyGone = 'Se borró, o el enlace está mal.';

export const noAnswer = 'El servidor no responde.';
export const offline = 'No tiene conexión.';
export const lastLoaded = (reason: string, when: string) => `${reason} Ve lo último que se cargó ${when}`;
export const atTime = (time: string) => `a ${startsAtOne(time) ? 'la' : 'las'} ${time}`;
export const onDay = (day: string, time: string) => `el ${day} ${atTime(time)}`;

export const codeMissing =
  'Revise su conexión e inténtelo otra vez. Si no funciona, vuelva a cargar la página.';
export const serverFailed = 'El servidor no pudo hacerlo. Inténtelo otra vez.';
export const changeOffline =
  'No tiene conexión, así que no se cambió nada. Inténtelo cuando tenga conexión otra vez.';
export const callOffline = 'No tiene conexión. Inténtelo cuando tenga conexión otra vez.';
export const noResponse = 'El servidor no responde. Revise su conexión e inténtelo otra vez.';
export const someoneElse = 'Otra persona inició sesión. No se cambió nada. Inténtelo otra vez.';
export const outOfDate = 'Esta pantalla no está al día. Vuelva a cargar la página.';

export const wholeDate = 'Escriba la fecha completa, o bórrela';
export const wholeTime = 'Escriba la hora completa, o bórrela';

export const unreadableText = (count: number): string =>
  count === 1 ? 'Un registro no se pudo mostrar.' : `${count} registros no se pudieron mostrar.`;
export const reloadPanel = 'Vuelva a cargar la página. Si sigue igual, avise a la oficina.';

const startsAtOne = (time: string) => /^1\D/.test(time);

export type Complete = Translation<typeof import('./panel-texts.ts'), typeof import('./panel-texts.es.ts')>;
