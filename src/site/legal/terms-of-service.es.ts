import { discountList } from '#company/catalog/discounts-texts.ts';
import type { Profile } from '#company/profile/profile.ts';
import { emergencyPrice } from '#company/profile/visits-texts.ts';
import type { Translation } from '#kit/language/translation.ts';
import { paths } from '#kit/paths/paths.ts';
import { hoursText } from '#kit/time/time-texts.ts';
import type { LegalDocument } from './legal-document.ts';

export const termsOfService = ({
  hours,
  radiusMiles,
  replyWithinHours,
  name,
  legalName,
  city,
  ofTheCounty,
  law,
  terms,
  isLicensedAndInsured,
  nothingDries,
}: Profile): LegalDocument => ({
  path: paths.termsOfService,
  title: 'Términos de servicio',
  description: `Las reglas del sitio de ${name}: cotizaciones, precios, reservas${terms.hasFreeReclean ? `, cancelación gratis con ${terms.cancellationNoticeHours} horas de aviso y segunda limpieza gratis` : ` y cancelación gratis con ${terms.cancellationNoticeHours} horas de aviso`}.`,
  summary: `Una cotización no le compromete a nada. Puede cambiar o cancelar una visita gratis hasta ${terms.cancellationNoticeHours} horas antes.${terms.hasFreeReclean ? ` Si el resultado no le gusta, avísenos en un plazo de ${terms.recleanWithinDays} días.` : ''}`,
  sections: [
    {
      id: 'agreement',
      heading: 'Qué cubren estos términos',
      blocks: [
        `Estos términos se aplican a este sitio web y a cada cotización y reserva que se haga con ${legalName} (“nosotros”). Cómo hacemos una visita se describe en el Contrato de servicio, y cómo manejamos los datos personales, en la Política de privacidad.`,
        'Si no está de acuerdo con ellos, por favor no envíe una solicitud. Para reservar debe tener al menos 18 años.',
      ],
    },
    {
      id: 'quotes',
      heading: 'Cotizaciones y precios',
      blocks: [
        'La calculadora y el formulario de contacto son gratis. Al enviarlos nos pide una cotización; no es un pedido. Nada queda reservado hasta que hayamos confirmado una fecha y usted haya dicho que sí.',
        `Respondemos a una cotización de la calculadora en menos de ${hoursText(replyWithinHours.quote)}, y a un mensaje en menos de ${hoursText(replyWithinHours.contact)}. Si escribe de noche, espere nuestra llamada a primera hora de la mañana.`,
        `${terms.discounts.length > 0 ? `La calculadora descuenta ${discountList(terms.discounts)}. El total` : 'El total de la calculadora'} es un estimado para ${nothingDries ? 'trabajos de tamaño y estado normales. Si el suyo es distinto' : 'piezas de tamaño y desgaste normales. Si una pieza es distinta'} de lo que describió, le diremos el nuevo precio antes de empezar, y puede decir que no sin ningún costo.`,
        'Los precios están en dólares estadounidenses y pueden cambiar. Cuando confirmamos una cotización, su precio queda fijo para esa visita.',
      ],
    },
    {
      id: 'area',
      heading: 'Dónde y cuándo trabajamos',
      blocks: [
        `Trabajamos en lugares a unas ${radiusMiles} millas de ${city} como máximo. Fuera de nuestra zona habitual, revisamos cada solicitud y le decimos si podemos ir.`,
        `Nuestro horario de atención, en hora de ${city}:`,
        hours.map(({ label, hoursLabel }) => `${label}: ${hoursLabel}`),
      ],
    },
    {
      id: 'cancellation',
      heading: 'Cambiar o cancelar una visita',
      blocks: [
        `Puede cambiar o cancelar una visita gratis hasta ${terms.cancellationNoticeHours} horas antes de que empiece. Solo llámenos o escríbanos por mensaje o correo.`,
        `Si no hay quien nos abra, o no se nos permite entrar, ${
          terms.noShowPercent === 0
            ? 'no cobramos nada. Llámenos y buscamos otro horario'
            : `cobramos el ${terms.noShowPercent}% del costo del servicio, porque un equipo hizo el viaje y otro cliente se quedó sin ese horario`
        }.`,
        'Si nosotros tenemos que cancelar por enfermedad, una descompostura o condiciones inseguras, le ofreceremos la próxima fecha que le convenga y no le cobraremos nada.',
      ],
    },
    ...(terms.hasEmergencyVisits
      ? [
          {
            id: 'emergencies',
            heading: 'Visitas de emergencia',
            blocks: [
              `Si tiene un daño por agua, llámenos a cualquier hora, todos los días. Una visita de emergencia cuesta ${emergencyPrice(terms)}; el equipo suele llegar en un plazo de ${terms.emergencyArrivalHours.from} a ${terms.emergencyArrivalHours.to} horas. Le diremos el precio completo por teléfono antes de que alguien salga.`,
            ],
          },
        ]
      : []),
    {
      id: 'payment',
      heading: 'Pago',
      blocks: [
        'Usted paga cuando el trabajo está hecho y lo ha visto. Si le pedimos un depósito al reservar, se lo decimos antes y se descuenta de su total. Las tarjetas se cobran en la página segura de nuestro procesador de pagos; nosotros nunca vemos el número.',
      ],
    },
    ...(terms.hasFreeReclean
      ? [
          {
            id: 'guarantee',
            heading: 'Garantía de segunda limpieza gratis',
            blocks: [
              `Si no le gusta cómo quedó ${nothingDries ? 'algo' : 'una pieza'}, avísenos en un plazo de ${terms.recleanWithinDays} días después de la visita. Regresaremos a limpiar${nothingDries ? 'lo' : 'la'} otra vez, gratis. Si la segunda limpieza no lo resuelve, le reembolsaremos lo que pagó por ${nothingDries ? 'eso' : 'esa pieza'}.`,
              'La garantía no cubre lo que le hayamos dicho antes que era permanente, como el color perdido por el sol, el cloro o las fibras gastadas, ni derrames nuevos.',
            ],
          },
        ]
      : []),
    {
      id: 'website',
      heading: 'Uso del sitio web',
      blocks: [
        'Por favor, use el sitio para lo que es: dé datos correctos, envíe solo fotos que tenga derecho a enviar y no trate de dañarlo, saturarlo ni extraer su contenido de forma automática. Podemos rechazar las solicitudes que lo hagan.',
        'Algunas imágenes de este sitio son ilustraciones hechas por computadora y así están marcadas; las fotos de la casa de un cliente se muestran con su permiso. Los artículos dan consejos generales; pruebe en un lugar que no se vea y, si tiene dudas, pregúntenos antes.',
        `Los textos, los dibujos y el logotipo de ${name} son nuestros. Con gusto puede poner un enlace a cualquier página y citar unas líneas con un enlace.`,
      ],
    },
    {
      id: 'liability',
      heading: 'Nuestra responsabilidad',
      blocks: [
        `${isLicensedAndInsured ? 'Tenemos licencia y seguro. ' : ''}Si dañamos algo, lo reparamos o lo pagamos como se describe en el Contrato de servicio. Hacemos lo posible para que el sitio sea exacto y esté en línea, pero no podemos prometer que nunca falle.`,
        `En la medida en que la ley lo permita, no respondemos por pérdidas indirectas, y nuestra responsabilidad por una visita se limita ${isLicensedAndInsured ? 'a lo que pague nuestro seguro o al precio de la visita, lo que sea mayor' : 'al precio de la visita'}. Nada de esto limita la responsabilidad que por ley no se puede limitar.`,
      ],
    },
    {
      id: 'law',
      heading: 'Ley y controversias',
      blocks: [
        `Hable primero con nosotros: una llamada arregla casi todo. De lo contrario, se aplican las leyes ${law} y deciden los tribunales ${ofTheCounty}, incluida la corte de reclamos menores.`,
      ],
    },
    {
      id: 'changes',
      heading: 'Cambios a estos términos',
      blocks: [
        'Podemos cambiar estos términos, y entonces actualizaremos la fecha de arriba. Para una visita ya confirmada se aplican los términos vigentes cuando usted la confirmó.',
      ],
    },
  ],
});

export type Complete = Translation<
  typeof import('./terms-of-service.ts'),
  typeof import('./terms-of-service.es.ts')
>;
