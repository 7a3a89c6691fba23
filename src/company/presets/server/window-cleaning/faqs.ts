import type { Faq } from '#company/profile/faqs.ts';

export const windowFaqs: readonly Faq[] = [
  {
    question: 'How do I count my windows?',
    answer:
      'Count each frame that opens or stands alone. A pane wider than five feet is a large picture window, and one with many small panes is a French window. If the count is off, we correct it with you before we start.',
    questionEs: '¿Cómo cuento mis ventanas?',
    answerEs:
      'Cuente cada marco que se abre o está solo. Un vidrio de más de cinco pies de ancho es un ventanal, y uno con muchos vidrios chicos es una ventana francesa. Si la cuenta no cuadra, la corregimos con usted antes de empezar.',
  },
  {
    question: 'Do I have to be home?',
    answer:
      'For the outside alone, no: unlock the gates and keep pets in. For the inside, an adult should be there at the start and at the end.',
    questionEs: '¿Tengo que estar en casa?',
    answerEs:
      'Si es solo por fuera, no: deje abiertas las puertas del patio y a las mascotas adentro. Para limpiar por dentro debe haber un adulto al principio y al final.',
  },
  {
    question: 'What happens if it rains?',
    answer:
      'Light rain doesn’t spot clean glass. In heavy rain or strong wind we call you and move the visit, and that costs you nothing.',
    questionEs: '¿Qué pasa si llueve?',
    answerEs:
      'Una lluvia ligera no mancha un vidrio limpio. Si llueve fuerte o hay mucho viento, le llamamos y cambiamos la visita sin costo.',
  },
  {
    question: 'Can you remove hard-water stains?',
    answer:
      'Most of them, as an add-on for each window. Where sprinklers have etched the glass for years, marks can stay; we tell you before we start.',
    questionEs: '¿Quitan las manchas de sarro?',
    answerEs:
      'Casi todas, como extra por ventana. Si el riego ha marcado el vidrio por años, puede quedar algo; se lo decimos antes de empezar.',
  },
  {
    question: 'How do you reach upstairs windows and roofs?',
    answer:
      'With a water-fed pole from the ground where we can, otherwise with ladders that stand clear of your gutters. We don’t walk on tile, wet or steep roofs.',
    questionEs: '¿Cómo llegan al segundo piso y al techo?',
    answerEs:
      'Desde el suelo con una pértiga de agua cuando se puede; si no, con escaleras que no se apoyan en sus canaletas. No pisamos techos de teja, mojados ni muy inclinados.',
  },
  {
    usual: 're-clean',
    question: 'What if I’m not happy with the result?',
    answer: 'Tell us, and we’ll come back and clean it again for free.',
    questionEs: '¿Y si no me gusta cómo quedó?',
    answerEs: 'Avísenos y regresamos a limpiarlo otra vez, gratis.',
  },
];
