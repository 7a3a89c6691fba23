import type { Faq } from '#company/profile/faqs.ts';

export const houseFaqs: readonly Faq[] = [
  {
    question: 'What does a regular cleaning include?',
    answer:
      'Kitchen, living areas and halls: dusting, counters, sink, stovetop and the outside of appliances, vacuuming and mopping. Add each bedroom and bathroom in the calculator, and extras such as the inside of the oven.',
    questionEs: '¿Qué incluye la limpieza regular?',
    answerEs:
      'Cocina, sala y pasillos: sacudimos, limpiamos cubiertas, tarja, estufa y los aparatos por fuera, aspiramos y trapeamos. Agregue cada recámara y cada baño en la calculadora, y extras como el horno por dentro.',
  },
  {
    question: 'When do I need a deep cleaning?',
    answer:
      'For a first visit, before guests, or when a home has waited a few months. It adds what a regular visit leaves out: baseboards, doors, switches, sills, vents and the tops of things.',
    questionEs: '¿Cuándo conviene una limpieza profunda?',
    answerEs:
      'En la primera visita, antes de recibir gente o cuando la casa ha esperado unos meses. Agrega lo que no entra en una visita regular: zoclos, puertas, apagadores, repisas, rejillas y lo de arriba.',
  },
  {
    question: 'Do I have to be home?',
    answer:
      'An adult should be there at the start and at the end, to show us around and look over the result. In between you are free to go out.',
    questionEs: '¿Tengo que estar en casa?',
    answerEs:
      'Un adulto debe estar al principio y al final, para enseñarnos la casa y revisar el resultado. Entre tanto puede salir.',
  },
  {
    question: 'Do you bring your own supplies?',
    answer:
      'Yes: products, cloths, mops and a vacuum. If you would rather have us use something of yours, leave it out and tell us.',
    questionEs: '¿Traen sus propios productos?',
    answerEs:
      'Sí: productos, trapos, trapeadores y aspiradora. Si prefiere que usemos algo suyo, déjelo a la mano y díganos.',
  },
  {
    question: 'What should I do before you come?',
    answer:
      'Pick up clothes, toys and dishes so we can reach the surfaces, keep pets in another room, and tell us about allergies, alarms and parking.',
    questionEs: '¿Qué hago antes de que lleguen?',
    answerEs:
      'Recoja ropa, juguetes y trastes para que alcancemos las superficies, deje a las mascotas en otro cuarto y avísenos de alergias, alarmas y estacionamiento.',
  },
  {
    usual: 're-clean',
    question: 'What if I’m not happy with the result?',
    answer: 'Tell us, and we’ll come back and clean it again for free.',
    questionEs: '¿Y si no me gusta cómo quedó?',
    answerEs: 'Avísenos y regresamos a limpiarlo otra vez, gratis.',
  },
];
