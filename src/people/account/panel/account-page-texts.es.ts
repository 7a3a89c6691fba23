import type { Translation } from '#kit/language/translation.ts';

export const accountPage = {
  title: 'Cuenta',
  subtitle: 'Sus datos y cómo inicia sesión',
  what: 'su cuenta',
  details: 'Sus datos',
  detailsText: 'La oficina ve su nombre junto a lo que usted registra.',
  password: 'Contraseña',
  passwordText: 'Si la cambia, se cierra su sesión en los demás aparatos.',
  twoStep: 'Verificación en dos pasos',
  twoStepText:
    'Después de la contraseña escribe un código de una app de su teléfono. Así, con solo robar la contraseña nadie entra.',
  sessions: 'Dónde tiene la sesión abierta',
  sessionsText: '¿No reconoce una sesión? Ciérrela y cambie su contraseña.',
};
export const detailsForm = {
  labels: { name: 'Nombre', email: 'Correo', language: 'Idioma', currentPassword: 'Contraseña actual' },
  saved: 'Datos guardados',
  failed: 'No se pudieron guardar sus datos',
  passwordHint: 'Hace falta para cambiar el correo',
  languageHint: 'De sus pantallas y avisos',
  username: 'Usuario',
  usernameHint: 'Con él inicia sesión. No se puede cambiar.',
  save: 'Guardar datos',
};
export const passwordForm = {
  labels: {
    currentPassword: 'Contraseña actual',
    newPassword: 'Contraseña nueva',
    repeated: 'Otra vez la contraseña nueva',
  },
  different: 'Las contraseñas no son iguales',
  changed: 'Contraseña cambiada',
  failed: 'No se cambió la contraseña',
  hint: (characters: number) =>
    `Mínimo ${characters} caracteres. Varias palabras seguidas son fáciles de recordar.`,
  change: 'Cambiar contraseña',
  changing: 'Cambiando…',
  ended: (count: number) => (count === 1 ? 'Se cerró otra sesión.' : `Se cerraron otras ${count} sesiones.`),
};
export const sessionsTexts = {
  label: 'Sesiones',
  what: 'sus sesiones',
  noOthers: 'No tenía otras sesiones abiertas.',
  endOthers: 'Cerrar las demás sesiones',
  end: 'Cerrar',
  ended: 'Sesión cerrada',
  failed: 'No se pudo cerrar la sesión.',
  thisDevice: 'Este aparato',
  lastUsed: (ago: string) => `Se usó ${ago.toLowerCase()}`,
  started: 'Abierta desde el ',
  device: (name: string) =>
    name === 'Unknown device' ? 'Aparato desconocido' : name.replace(' on ', ' en '),
};
export const twoStep = {
  titles: {
    setup: 'Activar la verificación en dos pasos',
    codes: 'Códigos de respaldo nuevos',
    end: 'Desactivar la verificación en dos pasos',
  },
  on: 'Activada',
  off: 'Desactivada. Necesita una app de autenticación: Google Authenticator, Microsoft Authenticator, 1Password o la app de contraseñas de su teléfono.',
  turnOn: 'Activar',
  turnOff: 'Desactivar',
  isOn: 'Verificación en dos pasos activada',
  isOff: 'Verificación en dos pasos desactivada',
  notSaved: 'Todavía no los guardó. Si sale de esta pantalla, los pierde.',
  showCodes: 'Ver los códigos de respaldo',
  newCodes: 'Códigos de respaldo nuevos',
  endText: 'Va a entrar solo con su contraseña. Los códigos de la app y de respaldo dejan de servir.',
  codesText: 'Recibe diez códigos nuevos. Los de ahora dejan de servir.',
  createCodes: 'Crear códigos nuevos',
  left: (count: number) =>
    count === 0
      ? 'Ya no le quedan códigos de respaldo. Cree nuevos.'
      : count === 1
        ? 'Le queda un código de respaldo.'
        : `Le quedan ${count} códigos de respaldo.`,
};
export const twoStepSetup = {
  first: 'Primero escriba su contraseña, para que nadie más pueda activarla en una pantalla abierta.',
  goOn: 'Continuar',
  code: 'Código de la app',
  qr: 'Código QR para su app de autenticación',
  scan: 'Escanéelo con su app de autenticación, o escriba esta clave:',
  copyKey: 'Copiar clave',
  openApp: 'Abrir la app en este teléfono',
  noun: 'código',
};
export const backupCodes = {
  file: (business: string, codes: string) =>
    `Códigos de respaldo de ${business}. Cada uno sirve una vez.\n\n${codes}\n`,
  text: 'Guarde estos códigos donde los encuentre sin su teléfono. Cada uno reemplaza una vez el código de la app. ',
  once: 'No se muestran otra vez.',
  label: 'Códigos de respaldo',
  copy: 'Copiar',
  download: 'Descargar',
  saved: 'Ya los guardé',
};
export const confirmPassword = { label: 'Contraseña actual', noun: 'contraseña' };
export const secondFactorDue = {
  title: 'Active la verificación en dos pasos',
  subtitle: 'Aquí es obligatoria. Después de la contraseña escribe un código de una app de su teléfono.',
  goOn: 'Continuar',
};

export type Complete = Translation<
  typeof import('./account-page-texts.ts'),
  typeof import('./account-page-texts.es.ts')
>;
