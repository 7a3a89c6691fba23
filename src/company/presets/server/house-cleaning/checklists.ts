import type { Checklist } from '../preset.ts';

/** The crew's steps in a whole home. */
export const regularSteps = {
  en: [
    'Ask what matters most today',
    'Dust from top to bottom',
    'Kitchen: counters, sink, stovetop, outside of appliances',
    'Vacuum and mop the floors',
    'Take out the trash',
    'Walk through with the customer',
  ],
  es: [
    'Preguntar qué es lo más importante hoy',
    'Sacudir de arriba hacia abajo',
    'Cocina: cubiertas, tarja, estufa y electrodomésticos por fuera',
    'Aspirar y trapear los pisos',
    'Sacar la basura',
    'Revisar todo con el cliente',
  ],
};

export const deepSteps: Checklist = {
  en: [
    ...regularSteps.en.slice(0, -1),
    'Baseboards, doors, frames and switches',
    'Sills, blinds and vents',
    'Walk through with the customer',
  ],
  es: [
    ...regularSteps.es.slice(0, -1),
    'Zoclos, puertas, marcos y apagadores',
    'Repisas de ventanas, persianas y rejillas',
    'Revisar todo con el cliente',
  ],
};
