import { getTimes, hasTime } from '#company/catalog/visit-times.ts';
import type { Translation } from '#kit/language/translation.ts';
import { capitalized } from '#kit/text/capitalized.ts';
import { hoursText } from '#kit/time/time-texts.ts';
import { timed } from './category-groups.ts';
import { perGroup } from './cleaned-texts.ts';
import type { Faq } from './faqs.ts';
import type { Profile } from './profile.ts';
import { dryIn, hoursSpan, recommended } from './visits-texts.ts';

export const getFaqs = ({
  replyWithinHours,
  terms,
  local,
  piece,
  company,
  categories,
}: Pick<
  Profile,
  'replyWithinHours' | 'terms' | 'local' | 'piece' | 'company' | 'categories'
>): readonly Faq[] => [
  ...(hasTime(company, 'visitHours')
    ? [
        {
          usual: 'visit-length' as const,
          question: '¿Cuánto dura una visita?',
          answer: `${capitalized(
            perGroup(
              { categories: timed(categories, company, 'visitHours'), company },
              (group, nouns, { visitHours }) =>
                `${group?.takes ?? `para ${nouns},`} ${hoursSpan(visitHours)}`,
            ),
          )}, desde que llegamos hasta la revisión final. Una sola pieza toma menos; una casa entera, más.`,
        },
      ]
    : []),
  ...(hasTime(company, 'dryingHours')
    ? [
        {
          usual: 'drying' as const,
          question: '¿Cuándo lo puedo volver a usar?',
          answer: `Casi todo seca en un plazo ${dryIn(getTimes(company))}. Sacamos toda el agua que la tela permite y dejamos un ventilador mientras terminamos. ${piece.thickPieces} y ${local.dampDays} alargan el secado; abrir las ventanas en una tarde seca lo acorta.`,
        },
      ]
    : []),
  ...(hasTime(company, 'againMonths')
    ? [
        {
          usual: 'how-often' as const,
          question: '¿Cada cuánto hay que limpiar?',
          answer: `${capitalized(
            perGroup(
              { categories: timed(categories, company, 'againMonths'), company },
              (group, nouns, times) => `${group?.several ?? nouns} ${recommended(times)}`,
            ),
          )}. Si tiene mascotas, niños pequeños o una calle con mucho tráfico bajo la ventana, tome el plazo más corto.`,
        },
      ]
    : []),
  {
    usual: 'products',
    question: '¿Sus productos son seguros para niños y mascotas?',
    answer:
      'Sí. Trabajamos con productos no tóxicos y sin fragancia, y los enjuagamos, así que casi no queda nada. Espere a que seque antes de que se suban niños o mascotas, y avísenos de cualquier alergia antes de empezar.',
  },
  ...(terms.hasFreeReclean
    ? [
        {
          usual: 're-clean' as const,
          question: '¿Y si no me gusta cómo quedó?',
          answer: `Avísenos en los primeros ${terms.recleanWithinDays} días y regresamos a limpiarlo otra vez, gratis. Si la segunda visita no lo resuelve, le devolvemos todo lo que pagó por ${hasTime(company, 'dryingHours') ? 'esa pieza' : 'eso'}.`,
        },
      ]
    : []),
  {
    usual: 'booking',
    question: '¿Cómo reservo, y qué pasa si cambian mis planes?',
    answer: `${hasTime(company, 'dryingHours') ? 'Agregue sus piezas' : 'Elija lo que necesita'} en la calculadora de precios, déjenos un teléfono o un correo y le confirmamos la fecha en menos de ${hoursText(replyWithinHours.quote)}. Cambiar o cancelar no cuesta nada hasta ${terms.cancellationNoticeHours} horas antes de la visita; si no hay quien nos abra, ${terms.noShowPercent === 0 ? 'no cobramos nada' : `cobramos el ${terms.noShowPercent}% del servicio`}.`,
  },
];

export type Complete = Translation<typeof import('./faqs-texts.ts'), typeof import('./faqs-texts.es.ts')>;
