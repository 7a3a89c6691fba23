import { messageKind } from './kind.ts';

export const thanks = messageKind({
  kind: 'thanks',
  label: 'Thank you',
  when: 'When the visit is done',
  isAfterVisit: true,
  link: 'invoice',
  words: {
    en: {
      subject: 'Thank you',
      text: `Hi {firstName}, thank you for choosing us! Most pieces are dry in {dryingTime}. Until then, keep people and pets off, and open a window or run a fan.
Questions? Call {phone}.
See your invoice: {link}`,
    },
    es: {
      subject: 'Gracias',
      text: `Hola, {firstName}. ¡Gracias por elegirnos! Casi todo seca en un plazo {dryingTime}. Mientras tanto, que nadie se suba, tampoco las mascotas, y abra una ventana.
¿Preguntas? Llame al {phone}.
Ver su factura: {link}`,
    },
  },
});
