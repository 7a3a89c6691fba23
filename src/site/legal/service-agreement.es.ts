import { getTimes, hasTime } from '#company/catalog/visit-times.ts';
import type { Profile } from '#company/profile/profile.ts';
import { dryIn, emergencyPrice } from '#company/profile/visits-texts.ts';
import type { Translation } from '#kit/language/translation.ts';
import { paths } from '#kit/paths/paths.ts';
import type { LegalDocument } from './legal-document.ts';

/** `dries`: what is cleaned must dry afterward, such as fabric. */
const agreement = (
  { hours, name, legalName, city, law, terms, pieces, company, piece, isLicensedAndInsured }: Profile,
  dries: boolean,
): LegalDocument => ({
  path: paths.serviceAgreement,
  title: 'Contrato de servicio',
  description: `Qué pasa antes, durante y después de una visita de ${name}: preparación, revisión, ${dries ? 'secado, ' : ''}cargos${terms.hasFreeReclean ? `, daños y segunda limpieza gratis en ${terms.recleanWithinDays} días` : ' y daños'}.`,
  summary: `Primero revisamos, le decimos qué ${dries ? 'va a salir y qué no' : 'esperar'}, y empezamos solo si usted está de acuerdo. Usted ve el resultado antes de pagar${terms.hasFreeReclean ? ` y tiene ${terms.recleanWithinDays} días para pedir una segunda limpieza gratis` : ''}.`,
  sections: [
    {
      id: 'parties',
      heading: 'Las partes de este contrato',
      blocks: [
        `Este contrato es entre usted, la persona que reserva, y ${legalName} (“nosotros”). Empieza cuando confirmamos su visita y cubre la limpieza de ${pieces} en su casa o negocio.`,
      ],
    },
    {
      id: 'what-we-do',
      heading: 'Lo que hacemos',
      blocks: [
        `Limpiamos ${dries ? 'las piezas' : 'lo que dice'} ${dries ? 'de su' : 'su'} cotización confirmada, con los extras que eligió.${dries ? ' Con cada pieza:' : ''}`,
        dries
          ? [
              'La revisamos con usted, leemos la etiqueta de cuidado y probamos nuestro producto en un lugar que no se ve.',
              'Le decimos qué manchas esperamos que salgan y cuáles pueden quedarse.',
              'Aspiramos, aplicamos un tratamiento previo, limpiamos con el método adecuado para el material y extraemos toda el agua que se puede.',
              'La volvemos a revisar con usted antes de guardar el equipo.',
            ]
          : [
              'Revisamos todo con usted antes de empezar.',
              'Le decimos qué esperamos quitar y qué puede quedarse.',
              'Limpiamos con el método adecuado para cada superficie.',
              'Revisamos el resultado con usted antes de guardar el equipo.',
            ],
        dries
          ? 'Usamos siempre productos no tóxicos y sin fragancia. Si la etiqueta o la prueba indican que una pieza no se puede limpiar sin riesgo, no la tocamos y usted no la paga.'
          : 'Usamos siempre productos no tóxicos y sin fragancia. Si vemos que algo no se puede limpiar sin riesgo, no lo tocamos y usted no lo paga.',
      ],
    },
    {
      id: 'what-we-need',
      heading: 'Lo que necesitamos de usted',
      blocks: [
        [
          'Una persona adulta que nos abra y esté presente al principio y al final.',
          'Electricidad, agua corriente y un lugar para estacionarnos cerca de la puerta. Avísenos si hay escaleras, portones o permisos.',
          'Los objetos pequeños y frágiles, guardados. Movemos muebles ligeros; no movemos pianos, acuarios, aparatos electrónicos, antigüedades ni camas con cosas debajo.',
          'Las mascotas en otro cuarto, por su seguridad y la nuestra.',
          'Información sobre tratamientos anteriores, alergias, costuras sueltas y manchas que haya tratado de quitar por su cuenta.',
        ],
      ],
    },
    {
      id: 'hours',
      heading: 'Horario de las visitas',
      blocks: [
        `Nuestro horario de trabajo, en hora de ${city}:`,
        hours.map(({ label, hoursLabel }) => `${label}: ${hoursLabel}`),
        'Llegamos dentro del horario que confirmamos y le llamamos si el tráfico nos retrasa.',
      ],
    },
    {
      id: 'cancellation',
      heading: 'Cancelaciones y visitas perdidas',
      blocks: [
        `Cambiar o cancelar la visita es gratis si avisa al menos ${terms.cancellationNoticeHours} horas antes. Si nadie nos abre a la hora acordada, le llamaremos. Si no logramos comunicarnos con usted, la visita cuenta como perdida y ${terms.noShowPercent === 0 ? 'no la cobramos' : `cobramos el ${terms.noShowPercent}% del costo del servicio`}.`,
      ],
    },
    ...(terms.hasEmergencyVisits
      ? [
          {
            id: 'emergency',
            heading: 'Servicio de emergencia',
            blocks: [
              `Atendemos daños por agua las 24 horas, los 7 días de la semana. Las visitas de emergencia cuestan ${emergencyPrice(terms)}, y le decimos el precio completo antes de salir. Un equipo suele llegar en un plazo de ${terms.emergencyArrivalHours.from} a ${terms.emergencyArrivalHours.to} horas. Nosotros secamos y limpiamos; las tuberías rotas, el moho dentro de las paredes y los problemas eléctricos requieren a otros profesionales.`,
            ],
          },
        ]
      : []),
    {
      id: 'price',
      heading: 'Precio y pago',
      blocks: [
        `Usted paga el precio confirmado cuando el trabajo está hecho. Si ese día agrega ${dries ? 'piezas o extras' : 'algo'}, cobramos el precio de lista y lo acordamos con usted antes de empezar.`,
      ],
    },
    ...(dries
      ? [
          {
            id: 'drying',
            heading: 'Secado y cuidados posteriores',
            blocks: [
              `La mayoría de las piezas secan en un plazo ${dryIn(getTimes(company))}; ${piece.thickPieces.toLowerCase()} y los días húmedos alargan el secado. Mientras tanto, no deje que se suban personas ni mascotas, no ponga fundas encima, abra una ventana o encienda un ventilador, y ponga papel de aluminio o bloques debajo de las patas de madera o metal.`,
            ],
          },
        ]
      : []),
    {
      id: 'limits',
      heading: 'Lo que la limpieza no puede hacer',
      blocks: [
        dries
          ? 'La limpieza no devuelve el color perdido por el sol o el cloro, ni las fibras gastadas. Algunos tintes y tintas, el óxido y las manchas viejas de mascotas no siempre salen, y algunas manchas vuelven a subir desde el relleno después del secado. Cuando lo esperemos, se lo diremos. Lo que decimos sobre alérgenos describe el tratamiento, no un efecto médico.'
          : 'La limpieza no devuelve el color perdido por el sol o el cloro, ni repara rayones o superficies gastadas. Algunas manchas, el óxido y el sarro no siempre salen. Cuando lo esperemos, se lo diremos.',
      ],
    },
    {
      id: 'damage',
      heading: 'Si algo se daña',
      blocks: [
        `${isLicensedAndInsured ? 'Tenemos licencia y un seguro de responsabilidad civil general en cada visita. ' : ''}Avísenos en cuanto vea un daño, con una foto si puede. Lo repararemos, lo mandaremos a reparar o pagaremos su valor actual.`,
        `No somos responsables de defectos ocultos, como ${dries ? 'costuras débiles, tintes inestables' : 'piezas sueltas, sellos vencidos'} o reparaciones anteriores, que no se habrían descubierto con un cuidado razonable.`,
      ],
    },
    ...(terms.hasFreeReclean
      ? [
          {
            id: 'guarantee',
            heading: 'Garantía de segunda limpieza y reembolso',
            blocks: [
              `Si ${dries ? 'una pieza' : 'algo'} no quedó como esperaba, avísenos en un plazo de ${terms.recleanWithinDays} días. ${dries ? 'La' : 'Lo'} limpiaremos otra vez, gratis, en un horario que le convenga. Si eso no lo resuelve, le reembolsaremos todo lo que pagó por ${dries ? 'esa pieza' : 'eso'}.`,
            ],
          },
        ]
      : []),
    {
      id: 'safety',
      heading: 'Seguridad',
      blocks: [
        'Nuestros equipos pueden detener una visita si corren peligro: amenazas, animales sueltos, cables expuestos, aguas negras o mucho moho. Si usted nos lo podía haber dicho antes, la visita cuenta como perdida.',
      ],
    },
    {
      id: 'general',
      heading: 'Disposiciones generales',
      blocks: [
        `Este contrato, su cotización confirmada y los Términos de servicio forman el acuerdo completo entre usted y nosotros. Si una parte resulta inaplicable, el resto sigue vigente. Se aplican las leyes ${law}.`,
      ],
    },
  ],
});

export const serviceAgreement = (profile: Profile): LegalDocument =>
  agreement(profile, hasTime(profile.company, 'dryingHours'));

export type Complete = Translation<
  typeof import('./service-agreement.ts'),
  typeof import('./service-agreement.es.ts')
>;
