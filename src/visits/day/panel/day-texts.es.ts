import type { Translation } from '#kit/language/translation.ts';

export const head = {
  label: 'La visita',
  access: 'Cómo entrar',
  fromCustomer: 'Del cliente',
  reclean: 'Segunda limpieza',
  openMaps: 'Abrir en Mapas',
  customersPhoto: 'Foto del cliente',
};
export const back = 'Visitas';
export const actions = {
  call: 'Llamar',
  text: 'Mensaje',
  takePhoto: ': tomar una foto',
  photoInput: { before: 'Foto de antes', after: 'Foto de después' },
};
export const stages = { before: 'Antes', after: 'Después' };
export const steps = {
  onMyWay: 'Voy en camino',
  start: 'Empezar',
  finish: 'Terminar',
  done: 'Terminada',
  undo: 'Deshacer',
  leavesIn: 'El mensaje sale en ',
  back: 'Volver a reservada…',
  askBack: '¿Regresar esta visita a reservada?',
  backDetail: 'Si al cliente ya le avisamos que va en camino, llámele.',
  backAction: 'Volver a reservada',
  askDone: '¿Terminó el trabajo?',
  doneDetail: (open: number) =>
    `${open === 0 ? '' : open === 1 ? 'Falta marcar un paso. ' : `Faltan ${open} pasos por marcar. `}El cliente recibe un mensaje de agradecimiento.`,
};
export const checklist = {
  title: 'Lista de pasos',
  count: (done: number, all: number) => `${done} de ${all}`,
};
export const photos = {
  title: 'Fotos',
  none: 'Todavía no hay. El cliente las ve en la página de su cotización.',
  sent: 'Enviada',
  notSent: 'Sin enviar',
  waiting: 'foto sin enviar',
  remove: 'Quitar',
  ask: '¿Quitar esta foto?',
  detail: 'Se borra para siempre, también de la página del cliente.',
  failed: 'No se quitó la foto.',
};
export const notes = {
  title: 'Notas',
  label: 'Nota nueva',
  add: 'Agregar nota',
  empty: 'Escriba una nota',
};
export const lines = {
  title: 'Agregado en la visita',
  open: 'Agregar algo',
  what: 'Qué',
  other: 'Otra cosa',
  describe: 'Diga qué es',
  quantity: 'Cuántos',
  price: 'Precio por pieza',
  agreedBy: 'Quién aceptó',
  agrees: (total: string | null) =>
    total === null ? 'El cliente aceptó el precio' : `El cliente aceptó pagar ${total} más`,
  add: 'Agregar',
};
export const paymentLine = (how: string, amount: string, tip: string | null) =>
  `${how}, ${amount}${tip === null ? '' : ` y ${tip} de propina`}`;
export const paymentWays = { card: 'Tarjeta', cash: 'Efectivo', check: 'Cheque', later: 'Después' };
export const waiting = 'Sin enviar';
export const outbox = {
  waits: (count: number) =>
    `${count === 1 ? 'Falta enviar 1 registro' : `Faltan por enviar ${count} registros`}. Puede cerrar la app.`,
  sendNow: 'Enviar ahora',
  notRecorded: 'No se registró',
  notTaken: 'No se guardó',
  moved: (name: string) => `La oficina cambió esta visita: ${name}`,
  youSaw: 'Usted vio',
  isNow: 'Ahora es',
  sendForNew: 'Enviar con el horario nuevo',
  tryAgain: 'Reintentar',
  remove: 'Borrar de este teléfono',
  kinds: {
    booked: 'Volver a reservada',
    'on-the-way': 'En camino',
    started: 'Empezada',
    done: 'Terminada',
    step: 'Lista de pasos',
    note: 'Nota',
    line: 'Agregado en la visita',
  },
  photo: { before: 'Foto de antes', after: 'Foto de después' },
};
export const notKept = {
  entry: 'No se guardó el registro',
  payment: 'No se guardó el pago',
  photo: 'No se guardó la foto',
  text: 'Este teléfono ya no tiene espacio, o no permite guardar. Libere espacio e inténtelo otra vez.',
};

export type Complete = Translation<typeof import('./day-texts.ts'), typeof import('./day-texts.es.ts')>;
