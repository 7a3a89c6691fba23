import type { Translation } from '#kit/language/translation.ts';

export const newsletterPages = {
  signUp: {
    title: `Suscríbase al boletín | {business}`,
    description: `Un correo al mes de {business}, por ahora en inglés: artículos nuevos y consejos de temporada para sus {pieces}.`,
    eyebrow: 'Un correo al mes',
    heading: 'El boletín',
  },
  sent: {
    title: `Revise su correo | {business}`,
    eyebrow: 'Falta un paso',
    heading: 'Revise su correo',
    text: 'Le enviamos un enlace para confirmar su correo. Puede tardar unos minutos; revise también la carpeta de spam.',
  },
  confirm: {
    title: `Confirme su correo | {business}`,
    description: `Confirme con un clic su correo para recibir cada mes el boletín de {business}.`,
    ask: {
      eyebrow: 'Ya casi',
      heading: 'Confirme su suscripción',
      text: 'Con un clic recibirá nuestro boletín cada mes. Cada boletín trae un enlace para darse de baja.',
      button: 'Sí, suscríbanme',
    },
    confirmed: {
      eyebrow: 'Gracias',
      heading: 'Su correo está confirmado',
      text: 'Recibirá el próximo boletín. Mientras tanto, todos los artículos están en nuestro sitio.',
    },
    invalid: {
      eyebrow: 'Enlace usado o vencido',
      heading: 'Este enlace ya no funciona',
      text: 'Cada enlace de confirmación sirve una sola vez, durante siete días, y solo cuenta el más reciente. Si ya lo usó, todo está listo. Si no, suscríbase otra vez.',
    },
  },
  unsubscribe: {
    title: `Darse de baja del boletín | {business}`,
    description: `Dese de baja con un clic del boletín mensual de {business}. Sin preguntas y sin cuenta.`,
    ask: {
      eyebrow: 'Sin rencores',
      heading: '¿Quiere darse de baja del boletín?',
      text: 'Con un clic se lo dejamos de enviar.',
      button: 'Darme de baja',
    },
    done: {
      eyebrow: 'Listo',
      heading: 'Le dimos de baja',
      text: 'No le enviaremos más boletines. Puede suscribirse otra vez cuando quiera.',
    },
    invalid: {
      eyebrow: 'Enlace desconocido',
      heading: 'No pudimos leer este enlace',
      text: 'Use el enlace que está al final de cualquiera de nuestros correos, o contáctenos y le damos de baja.',
    },
  },
  messages: {
    title: `Dejar de recibir recordatorios | {business}`,
    description: `Deje de recibir con un clic los recordatorios y ofertas de {business}. Sin preguntas y sin cuenta.`,
    ask: {
      eyebrow: 'Sin rencores',
      heading: '¿Ya no quiere recibir recordatorios ni ofertas?',
      text: 'Con un clic se los dejamos de enviar. Los mensajes sobre sus visitas le seguirán llegando.',
      button: 'No recibir más',
    },
    done: {
      eyebrow: 'Listo',
      heading: 'Le dimos de baja',
      text: 'No le enviaremos más recordatorios ni ofertas. Los mensajes sobre sus visitas le seguirán llegando.',
    },
    invalid: {
      eyebrow: 'Enlace desconocido',
      heading: 'No pudimos leer este enlace',
      text: 'Use el enlace de uno de nuestros correos, o contáctenos y le damos de baja.',
    },
  },
  blogLabel: 'Leer los artículos',
  homeLabel: 'Volver al inicio',
  writeLabel: 'Contáctenos',
} as const;

export const monthlyTitle = (month: string) => `Novedades: ${month}`;

export type Complete = Translation<
  typeof import('./newsletter-page-texts.ts'),
  typeof import('./newsletter-page-texts.es.ts')
>;
