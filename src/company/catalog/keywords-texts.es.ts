import type { OfferedCategory } from '#company/profile/category-words.ts';
import type { Translation } from '#kit/language/translation.ts';
import { findEntry } from '#kit/text/find-entry.ts';

export const keywords = {
  home: `limpieza de {titleKinds} {city}, limpieza a domicilio de {pieces}, {county}`,
  calculator: `calculadora de precios de limpieza, cuánto cuesta limpiar {pieces}, cotización al instante, {county}`,
  about: `quiénes somos {business}, limpieza profesional de {pieces}, {county}`,
  blog: `consejos de limpieza, cuidado de {pieces}, cómo quitar manchas, {county}`,
  contact: `contacto {business}, cotización de limpieza gratis, teléfono de servicio de limpieza, {county}`,
  legal: `{business}, términos, privacidad, contrato de servicio`,
} as const;

const knownServices: Record<string, string> = {
  couch: `limpieza de sofás, lavado de sillones, limpieza de seccionales, sofás de tela, {county}`,
  chair: `limpieza de sillas, sillas de comedor, limpieza de sillones, limpieza de tapicería, {county}`,
  carpet: `limpieza de alfombras, limpieza a vapor, quitar manchas de la alfombra, limpieza de tapetes, {county}`,
  mattress: `limpieza de colchones, desinfección de colchones, eliminar ácaros, quitar manchas del colchón, {county}`,
};

export const getServiceKeywords = ({ slug, name }: OfferedCategory): string =>
  findEntry(knownServices, slug) ?? `${name.toLowerCase()}, cuánto cuesta la ${name.toLowerCase()}, {county}`;

export type Complete = Translation<
  typeof import('./keywords-texts.ts'),
  typeof import('./keywords-texts.es.ts')
>;
