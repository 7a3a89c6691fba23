import type { Translation } from '#kit/language/translation.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import * as english from './testimonials-texts.ts';

export type { Testimonial } from './testimonials-texts.ts';

/** Customers said these in English. */
const texts: Readonly<Record<string, string>> = {
  MV: 'Dos niños, un seccional color crema, cuatro años de noches de película. Me fueron diciendo qué manchas iban a salir y cuáles solo se iban a aclarar, y le atinaron a todas. Seco antes de la cena.',
  DO: 'El precio de la página fue el precio de la factura. Subieron las mangueras tres pisos, pusieron fieltro bajo el librero y me enseñaron el agua gris que salió de una alfombra que yo creía limpia.',
  HT: 'Reservé la limpieza del colchón y ese día pregunté por una silla del comedor que mi papá adora. Primero probaron en una esquina, me dijeron que se podía notar el pegamento viejo, y la dejaron más limpia de lo que la había visto en años.',
  RL: 'Primero limpiaron un cojín y lo pusieron junto a los otros, para que viera lo que estaba pagando. Resulta que nuestro sofá gris es azul.',
  AR: 'Por teléfono me dijeron que no tocara el vino hasta que llegaran. Revisaron la etiqueta, hicieron el lino a mano y cobraron justo lo que decía la página.',
  PN: 'El perro tiene su propia esquina del seccional, y se notaba. Lo desarmaron todo, limpiaron hasta los lados que dan a la pared y en dos horas ya estaba armado otra vez.',
  GW: 'Ocho sillas de comedor, cada una numerada con un pedacito de cinta para regresarla a su lugar. Mi abuela los habría contratado nomás por la cinta.',
  SO: 'Mi silla de escritorio lleva diez años de entregas. La malla volvió a ser gris y no café, los brazos ya no están pegajosos y hasta rueda mejor.',
  LB: 'Me dijeron claro que el respaldo estaba decolorado por el sol y así se iba a quedar. Todo lo demás salió, y no falta ni un botón.',
  JP: 'Me preocupaba la neblina y el secado. Dejaron dos ventiladores mientras hacían las escaleras, llamaron en la noche para preguntar, y para entonces ya estábamos caminando encima.',
  KM: 'Dos cuartos, un pasillo y dos gatos. Ya me había resignado a la mancha junto a la ventana. Ya no está, y lo sé porque la sigo buscando.',
  ES: 'Tercer piso, sin elevador, y a mediodía pasaba la barredora de la calle. Subieron todo, protegieron las esquinas de las paredes y a las once y media ya se habían ido.',
  NF: 'Antes estornudaba sin haber puesto un pie en el piso. No puedo probar que fuera el colchón, pero eso fue en marzo y desde entonces amanezco tranquila.',
  MB: 'La litera de nuestro hijo tenía historia. Trataron las manchas una por una, nos dijeron cuáles se podían notar un poco, y durmió ahí esa misma noche.',
  IC: 'Llegaron a las nueve y a las cuatro ya estaba tendida la cama. También me ofrecieron ver lo que había en la aspiradora. Ojalá hubiera dicho que no.',
};

const services: Readonly<Record<string, string>> = {
  'Queen Mattress': 'Colchón queen',
  'Twin Mattress': 'Colchón individual (twin)',
  'King Mattress': 'Colchón king',
};

const inSpanish = (testimonial: english.Testimonial): english.Testimonial => ({
  ...testimonial,
  text: findEntry(texts, testimonial.initials) ?? testimonial.text,
  ...(testimonial.service && { service: findEntry(services, testimonial.service) ?? testimonial.service }),
});

export const testimonials = english.testimonials.map(inSpanish);

export const serviceTestimonials = mapped(english.serviceTestimonials);

function mapped({ couch, chair, carpet, mattress }: typeof english.serviceTestimonials) {
  return {
    couch: couch.map(inSpanish),
    chair: chair.map(inSpanish),
    carpet: carpet.map(inSpanish),
    mattress: mattress.map(inSpanish),
  };
}

export type Complete = Translation<
  typeof import('./testimonials-texts.ts'),
  typeof import('./testimonials-texts.es.ts')
>;
