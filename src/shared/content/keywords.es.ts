import type { Translation } from '../translation.ts';
import { business } from './business.ts';

const place = business.address.county;

export const keywords = {
  home: `limpieza de sofás ${business.address.locality}, lavado de sillones, limpieza de alfombras, limpieza de colchones, limpieza de muebles a domicilio, ${place}`,
  calculator: `calculadora de precios de limpieza, cuánto cuesta limpiar un sofá, precio de limpieza de alfombras, cotización al instante, ${place}`,
  about: `quiénes somos {business}, limpieza profesional de muebles, limpieza con licencia y seguro, ${place}`,
  blog: `consejos de limpieza, cuidado de alfombras, cuidado de muebles, cuidado de colchones, cómo quitar manchas, ${place}`,
  contact: `contacto {business}, cotización de limpieza gratis, teléfono de servicio de limpieza, ${place}`,
  legal: `{business}, términos, privacidad, contrato de servicio`,
  services: {
    couch: `limpieza de sofás, lavado de sillones, limpieza de seccionales, sofás de tela, ${place}`,
    chair: `limpieza de sillas, sillas de comedor, limpieza de sillones, limpieza de tapicería, ${place}`,
    carpet: `limpieza de alfombras, limpieza a vapor, quitar manchas de la alfombra, limpieza de tapetes, ${place}`,
    mattress: `limpieza de colchones, desinfección de colchones, eliminar ácaros, quitar manchas del colchón, ${place}`,
  },
} as const;

export type Complete = Translation<typeof import('./keywords.ts'), typeof import('./keywords.es.ts')>;
