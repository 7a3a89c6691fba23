import type { DemoPage } from '../demo-page.ts';

export const carpet: DemoPage = {
  search: {
    title: 'Limpieza de alfombras en {city} | {businessShort}',
    description:
      'Limpieza de alfombras a vapor en {allTheCounty}, en seis pasos: primero donde más se pisa, al final secado rápido. Precios claros por cuarto.',
  },
  home: {
    text: 'Extracción con agua caliente, cuarto por cuarto: primero donde más se pisa y luego secado rápido, para que la base no se moje.',
    typed: 'su alfombra',
  },
  hero: {
    eyebrow: 'Cuartos, escaleras y tapetes',
    heading: 'Limpieza de alfombras que empieza por donde usted pisa',
    text: 'Agua caliente, buena succión y más tiempo en los caminos que de verdad se usan. Paga por cuarto y ve el precio antes. Casi todas las alfombras secan en un plazo {dryIn}.',
    button: 'Cotizar mis cuartos',
  },
  prices: {
    eyebrow: 'Precios de alfombras',
    heading: 'Por cuarto, con todo y orillas',
    text: 'Un cuarto es de hasta 200 pies cuadrados, a menos que la tarjeta diga otra cosa. Movemos los muebles ligeros y los regresamos con protectores.',
  },
  addOns: { text: 'Para clósets, pasillos, muebles pesados y mascotas.' },
  steps: {
    eyebrow: 'Cómo trabajamos',
    heading: 'De la primera mirada a la revisión final',
    text: '“Limpieza a vapor” es como todos le dicen: el agua caliente entra y sale de inmediato con la mugre.',
    example: 'Alfombra, un cuarto',
    steps: [
      {
        icon: 'search',
        title: 'Inspección previa',
        text: 'Recorremos los cuartos con usted, anotamos desgaste, manchas y uniones flojas, y le decimos qué sale y qué ya se decoloró.',
        minutes: 10,
      },
      {
        icon: 'spray',
        title: 'Pretratamiento',
        text: 'Después de aspirar despacio, los pasos y las entradas reciben un espray que afloja grasa y hollín mientras tendemos las mangueras.',
        minutes: 20,
      },
      {
        icon: 'wand',
        title: 'Limpieza profunda a vapor',
        text: 'El agua caliente llega hasta la base y sube de inmediato. Cada pasada se encima con la anterior.',
        minutes: 45,
      },
      {
        icon: 'drop',
        title: 'Manchas',
        text: 'Lo que queda lleva su propio tratamiento: uno para el café, otro para la tinta, y paciencia para el chicle.',
        minutes: 15,
      },
      {
        icon: 'fan',
        title: 'Secado rápido',
        text: 'Primero pasadas en seco, luego ventiladores a ras de la alfombra. En un plazo {dryIn} ya se puede entrar con zapatos a casi todos los cuartos.',
        minutes: 20,
      },
      {
        icon: 'check',
        title: 'Revisión final',
        text: 'Peinamos el pelo hacia un solo lado, regresamos los muebles con protectores y recorremos los cuartos otra vez con usted.',
        minutes: 10,
      },
    ],
  },
  points: [
    {
      anchor: 'local',
      look: 'story',
      place: 'reviews',
      city: 'Los Angeles',
      eyebrow: 'Conocemos la zona',
      heading: 'Lo que Los Ángeles le hace a una alfombra',
      text: 'Limpiamos alfombras aquí desde {since}. La misma fibra no envejece igual en Santa Mónica que en Arcadia, y vale la pena saber por qué.',
      points: [
        {
          title: 'Polvo, y medio año sin lluvia',
          text: 'De mayo a octubre casi no llueve, así que nada lava las calles. El polvo fino entra por las ventanas, se hunde en el pelo de la alfombra y a cada paso trabaja como lija. Una fibra rayada se ve gris aunque esté limpia; por eso aquí conviene limpiar la alfombra antes de que se vea sucia.\n\nCerca de la 5, la 101 o la 405, el polvo trae hollín grasoso. La aspiradora de la casa embarra tanto como levanta. La línea oscura junto al zócalo es ese mismo hollín, que la orilla de la alfombra filtra donde el aire pasa por debajo de la pared. La trabajamos con una boquilla angosta. Se aclara, pero nadie puede prometerle que desaparezca.',
        },
        {
          title: 'Mañanas de neblina, tardes de Santa Ana',
          text: 'En Santa Mónica y Culver City, la neblina de la mañana mantiene húmedos los cuartos y la alfombra tarda más en secar. Ahí llevamos más ventiladores y preferimos empezar al mediodía en lugar de a las ocho.\n\nEn Glendale, Burbank y La Cañada Flintridge el aire es más seco, pero en otoño los vientos de Santa Ana meten polvo y, en los años malos, ceniza por todas las rendijas. La ceniza es alcalina y mancha cuando se moja: aspírela en seco, no la talle y déjenos lo demás a nosotros.',
        },
        {
          title: 'Apartamentos, bungalows y casas de renta',
          text: 'Mucho de nuestro trabajo queda dos pisos arriba, en West Hollywood o Inglewood, sin elevador y sin dónde estacionarse. Las máquinas las subimos nosotros, las mangueras alcanzan y protegemos las esquinas de sus paredes. En una casa antigua de Pasadena, South Pasadena o Alhambra puede haber piso de roble debajo de la alfombra: por eso primero levantamos una esquina y trabajamos con menos agua.\n\n¿Se va a mudar? En California, el dueño puede usar el depósito para limpieza, pero no para el desgaste normal. Casi todas las mudanzas son tres cuartos en una sola visita, y su factura dice qué cuartos fueron y en qué fecha.',
        },
        {
          title: 'Cada cuánto, en esta ciudad',
          text: 'Recomendamos una limpieza profunda {recommended}. Una casa en las lomas donde se quitan los zapatos puede esperar {longestWait}; un primer piso en una calle transitada y con perro, mejor no. Mientras tanto, un tapete a cada lado de la puerta y pasar la aspiradora despacio dos veces por semana ayudan más que cualquier espray. Si se acaba de derramar algo, presione con un trapo blanco, sin tallar.',
        },
      ],
    },
  ],
  beforeAfter: {
    eyebrow: 'Antes y después',
    heading: 'El camino que dejó de notar',
    text: 'La mugre se junta donde se camina, un tono por mes, hasta que todo el cuarto se ve como el pasillo. Mueva el control para verlo.',
  },
  reviews: { eyebrow: 'Clientes', heading: 'De quienes la pisan' },
  areas: {
    eyebrow: 'Dónde trabajamos',
    heading: 'Limpieza de alfombras en {cities} alrededor de {city}',
    text: 'Nuestras camionetas llegan hasta {radius} millas. Escriba su código postal en la calculadora para ver si llegamos a su zona. Si no, pregúntenos de todos modos.',
  },
  closing: {
    heading: 'Cuente los cuartos y vea el precio',
    text: 'Cuartos, escaleras y tapetes en un solo pedido[; los más grandes ahorran hasta un {discount}%].',
    button: 'Cotizar mis cuartos',
  },
};
