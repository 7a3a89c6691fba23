import type { Translation } from '#kit/language/translation.ts';

export const signInPage = {
  tab: 'Iniciar sesión',
  title: 'Iniciar sesión',
  subtitle: 'Entre para ver sus visitas',
  footer: '¿No tiene usuario? Pídalo a la oficina.',
  notStaff: (name: string) => `Entró como ${name}, que no tiene acceso al panel.`,
  forgot: '¿Olvidó su contraseña?',
};
export const signInForm = {
  username: 'Usuario',
  password: 'Contraseña',
  signIn: 'Entrar',
  signingIn: 'Entrando…',
  welcome: 'Bienvenido',
  failed: 'No pudo entrar',
  wrongPair: 'El usuario o la contraseña no es correcto. Inténtelo otra vez.',
  show: (label: string) => `Mostrar ${label.toLowerCase()}`,
  hide: (label: string) => `Ocultar ${label.toLowerCase()}`,
};
export const codeForm = {
  app: 'Código de su app de autenticación',
  appHint: 'Seis números que cambian cada 30 segundos.',
  backup: 'Código de respaldo',
  backupHint: 'Cada código de respaldo sirve una vez.',
  useApp: 'Usar la app',
  useBackup: 'Usar un código de respaldo',
  startAgain: 'Empezar otra vez',
};
export const forgotPage = {
  tab: 'Contraseña olvidada',
  title: '¿Olvidó su contraseña?',
  subtitle: 'Le enviamos un correo con un enlace para elegir otra',
  sent: 'Si hay una cuenta con ese nombre, ya va en camino un correo con el enlace.',
  noEmail: 'Este sitio todavía no puede enviar correos. Pida una contraseña nueva al dueño.',
  name: 'Usuario o correo',
  send: 'Enviarme el enlace',
  sending: 'Enviando…',
  back: 'Volver a iniciar sesión',
};
export const newPasswordPage = {
  tab: 'Contraseña nueva',
  done: 'Contraseña guardada',
  doneText: 'Entre con su contraseña nueva.',
  toSignIn: 'Ir a iniciar sesión',
  ended: 'El enlace ya no sirve',
  title: 'Elija una contraseña',
  subtitle: 'Desde ahora entra con ella.',
  password: 'Contraseña nueva',
  hint: (characters: number) =>
    `Mínimo ${characters} caracteres. Varias palabras seguidas son fáciles de recordar.`,
  set: 'Guardar contraseña',
};
export const signInAgain = {
  title: 'Inicie sesión otra vez',
  text: 'Su sesión terminó. No se pierde nada de lo que escribió, y sigue donde se quedó.',
  leave: 'Salir del panel',
};
export const signOutTexts = {
  signOut: 'Salir',
  signingOut: 'Saliendo…',
  question: '¿Salir sin guardar?',
  unsent: 'En este teléfono hay registros sin enviar. Si sale, se borran.',
  unsaved: 'Tiene cambios sin guardar en esta pestaña o en otra. Si sale, se borran.',
  done: 'Sesión cerrada',
  doneText: 'Salió del panel.',
  failed: 'No se pudo cerrar la sesión. Inténtelo otra vez.',
};

export type Complete = Translation<
  typeof import('./sign-in-texts.ts'),
  typeof import('./sign-in-texts.es.ts')
>;
