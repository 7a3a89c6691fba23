import type { DemoPage } from '../demo-page.ts';

export const mattress: DemoPage = {
  search: {
    title: 'Limpieza de colchones en {city} | {businessShort}',
    description:
      'Limpieza de colchones en {allTheCounty}: aspirado lento, tratamiento de manchas y muy poca agua contra ácaros y alérgenos.',
  },
  home: {
    text: 'Aspirado lento, tratamiento de manchas y limpieza con muy poca agua, arriba y por los cuatro lados.',
    typed: 'su colchón',
  },
  hero: {
    eyebrow: 'Todos los tamaños, de twin a California king',
    heading: 'Limpieza de colchones para dormir tranquilo',
    text: 'Las sábanas se lavan; el colchón de abajo, no. Lo limpiamos con muy poca agua, así que seca en un plazo {dryIn}[{sameDay}, a tiempo para dormir].',
    button: 'Cotizar mi colchón',
  },
  prices: {
    eyebrow: 'Precios de colchones',
    heading: 'Por tamaño, con la parte de arriba y los lados',
    text: 'Cada precio cubre la superficie donde se duerme y los cuatro lados. La parte de abajo y el box spring van aparte.',
  },
  addOns: { text: 'Para el resto de la cama, y para manchas y olores.' },
  steps: {
    eyebrow: 'Cómo trabajamos',
    heading: 'Higienizado en seis pasos',
    text: 'La espuma y los resortes guardan el agua por días, así que usamos la menos posible.',
    example: 'Colchón queen',
    steps: [
      {
        icon: 'search',
        title: 'Inspección',
        text: 'Revisamos costuras y manchas, preguntamos por alergias y leemos la etiqueta: la espuma, el látex y los resortes aguantan el agua de distinta manera.',
        minutes: 5,
      },
      {
        icon: 'vacuum',
        title: 'Aspirado profundo',
        text: 'Despacio, por cada costura y cada botón, con un filtro fino. Casi todo lo que hace estornudar sale aquí, en seco.',
        minutes: 15,
      },
      {
        icon: 'spray',
        title: 'Manchas',
        text: 'Sudor, sangre y café llevan cada uno el producto que los deshace, a toquecitos, nunca empapado.',
        minutes: 15,
      },
      {
        icon: 'wand',
        title: 'Higienizado con poca agua',
        text: 'Limpiamos arriba y a los lados con un poco de solución caliente y la sacamos en la misma pasada. El vapor sigue las costuras, donde se juntan los ácaros.',
        minutes: 25,
      },
      {
        icon: 'fan',
        title: 'Secado',
        text: 'Pasadas en seco y luego un ventilador mientras lavamos las herramientas. No tienda la cama hasta que se sienta seco.',
        minutes: 10,
      },
      {
        icon: 'check',
        title: 'Revisión final',
        text: 'Revisamos costuras y manchas otra vez bajo una lámpara y le enseñamos lo que haya quedado.',
        minutes: 10,
      },
    ],
  },
  points: [
    {
      anchor: 'hazards',
      look: 'icons-dark',
      eyebrow: 'Lo que vive en la cama',
      heading: 'Tres cosas que una sábana no detiene',
      text: 'No es para asustarse, pero tampoco para dejarlo pasar.',
      points: [
        {
          icon: 'mite',
          title: 'Ácaros',
          text: 'No se ven a simple vista, comen pedacitos de piel y les encanta lo tibio y húmedo. Lo que dejan causa la comezón y el escurrimiento de nariz, y se queda aunque ellos ya no estén.',
        },
        {
          icon: 'germ',
          title: 'Bacterias y virus',
          text: 'El sudor, lo que se derrama y una semana de gripe dejan gérmenes en la capa de arriba. La limpieza los reduce. No deja la cama estéril, y no vamos a decir que sí.',
        },
        {
          icon: 'wind',
          title: 'Alérgenos y toxinas',
          text: 'Polen, caspa, esporas de moho y humo llegan en el cabello y la ropa. Nuestro tratamiento está hecho para eso[: elimina el {allergens}% de los alérgenos en las superficies que limpiamos].',
        },
      ],
    },
    {
      anchor: 'benefits',
      eyebrow: 'Por qué vale la pena',
      heading: 'Qué cambia cuando está limpio',
      text: 'Limpiamos; no somos médicos, y una cama limpia no cura nada. Pero por esto regresan nuestros clientes.',
      points: [
        {
          icon: 'wind',
          title: 'Mejores mañanas',
          text: 'Menos ácaros y menos caspa bajo la cara muchas veces quieren decir menos estornudos. Una funda con cierre y sábanas lavadas con agua caliente ayudan a que siga así.',
        },
        {
          icon: 'moon',
          title: 'Sin olores',
          text: 'Sacamos el sudor viejo en lugar de taparlo con perfume. Nuestros productos no tienen fragancia.',
        },
        {
          icon: 'leaf',
          title: 'Mejor para la piel',
          text: 'La sal, la grasa y los restos de detergente rozan la piel sensible toda la noche. Los enjuagamos, junto con nuestros propios productos.',
        },
        {
          icon: 'shield',
          title: 'Dura más',
          text: 'La humedad y la tierra gastan la espuma y las fundas. Y muchas marcas solo respetan la garantía si el colchón no tiene manchas.',
        },
      ],
    },
    {
      anchor: 'emergency',
      look: 'call',
      place: 'reviews',
      isForEmergencies: true,
      eyebrow: 'El mismo día y emergencias',
      heading: 'Cuando tiene que ser esta noche',
      text: 'Un niño enfermo, algo que se derramó, una tubería rota. Olvídese del formulario y llame: es lo más rápido para que vaya un equipo.',
      points: [
        {
          title: 'Visita el mismo día',
          text: 'Al precio de lista, si todavía tenemos lugar ese día. Por teléfono le decimos sí o no.',
        },
        {
          title: 'Visita de emergencia',
          text: 'El equipo casi siempre llega en {emergencyFrom} a {emergencyTo} horas. Cuesta {emergencyPrice}. Si se le metió el agua, llame a cualquier hora.',
        },
      ],
      adviceHeading: 'Mientras llegamos',
      advice: [
        'Quite la ropa de cama y, si puede, pare el colchón de lado.',
        'Presione la mancha con una toalla blanca seca. No la talle.',
        'Use solo agua fría, y la menos posible.',
        'Nada de secadora de pelo: el calor fija para siempre las manchas de proteína.',
      ],
    },
  ],
  beforeAfter: {
    eyebrow: 'Antes y después',
    heading: 'Debajo de la sábana de cajón',
    text: 'Las manchas secas llegan más lejos de lo que uno cree. Mueva el control para ver la diferencia.',
  },
  reviews: { eyebrow: 'Clientes', heading: 'De quienes duermen mejor' },
  areas: {
    eyebrow: 'Dónde trabajamos',
    heading: 'Limpieza de colchones en {cities} alrededor de {city}',
    text: 'Nuestras camionetas llegan hasta {radius} millas. Escriba su código postal en la calculadora para ver si llegamos a su zona. Si no, pregúntenos de todos modos.',
  },
  closing: {
    heading: 'Duerma en un colchón limpio',
    text: 'Elija el tamaño y vea el precio.',
    button: 'Cotizar mi colchón',
  },
};
