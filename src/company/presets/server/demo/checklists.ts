import type { Checklist } from '../preset.ts';

/** The crew's steps for each piece; add-ons have no checklist of their own. */
export const checklists = {
  couch: {
    en: [
      'Test a hidden spot',
      'Vacuum frame, seams and both sides of the cushions',
      'Pre-treat spots',
      'Clean and extract',
      'Walk through with the customer',
    ],
    es: [
      'Probar en una parte que no se ve',
      'Aspirar la estructura, las costuras y los dos lados de los cojines',
      'Tratar las manchas antes de limpiar',
      'Limpiar y extraer el agua',
      'Revisar todo con el cliente',
    ],
  },
  chair: {
    en: ['Test a hidden spot', 'Vacuum', 'Pre-treat spots', 'Clean and extract', 'Wipe the legs'],
    es: [
      'Probar en una parte que no se ve',
      'Aspirar',
      'Tratar las manchas antes de limpiar',
      'Limpiar y extraer el agua',
      'Limpiar las patas',
    ],
  },
  carpet: {
    en: [
      'Move light furniture',
      'Vacuum',
      'Pre-treat spots and traffic lanes',
      'Clean and extract',
      'Put furniture back on tabs',
    ],
    es: [
      'Mover los muebles ligeros',
      'Aspirar',
      'Tratar las manchas y las zonas de paso antes de limpiar',
      'Limpiar y extraer el agua',
      'Regresar los muebles sobre protectores',
    ],
  },
  mattress: {
    en: ['Vacuum both sides', 'Pre-treat spots', 'Clean and extract', 'Stand it up to dry'],
    es: [
      'Aspirar los dos lados',
      'Tratar las manchas antes de limpiar',
      'Limpiar y extraer el agua',
      'Pararlo para que se seque',
    ],
  },
} satisfies Record<string, Checklist>;
