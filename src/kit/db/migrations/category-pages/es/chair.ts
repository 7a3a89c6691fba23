import type { DemoPage } from '../demo-page.ts';

export const chair: DemoPage = {
  search: {
    title: 'Limpieza de sillas y sillones en {city} | {businessShort}',
    description:
      'Limpiamos sillas de comedor, reclinables, sillones y sillas de oficina en su lugar, en {allTheCounty}. Precios claros por silla o por juego.',
  },
  home: {
    text: 'Comedores, reclinables, sillones y sillas de oficina; limpiamos la estructura y protegemos las patas.',
    typed: 'sus sillas',
  },
  hero: {
    eyebrow: 'Comedores, sillones y sillas de oficina',
    heading: 'Limpieza de sillas, hasta el último botón',
    text: 'Nada en su casa se usa tanto con tan poca tela como una silla. Limpiamos asiento, respaldo y brazos, pasamos un trapo a la estructura y cuidamos que el piso quede seco.',
    button: 'Cotizar mis sillas',
  },
  prices: {
    eyebrow: 'Precios de sillas',
    heading: 'Una silla o todo el comedor',
    text: 'Se cobra por silla o por juego. En la calculadora agregue las que tenga.',
  },
  addOns: { text: 'Para la silla donde todos comen y la que ya es del gato.' },
  steps: {
    eyebrow: 'Cómo trabajamos',
    heading: 'Seis pasos que caben en una lona',
    text: 'De una silla de comedor a un sillón capitonado, el orden es el mismo. Solo cambian las herramientas, más pequeñas.',
    steps: [
      {
        icon: 'search',
        title: 'Revisar la silla',
        text: 'La tela, el relleno, la madera y el pegamento deciden el método. Leemos la etiqueta y probamos el color debajo del asiento.',
      },
      {
        icon: 'cloth',
        title: 'Proteger el cuarto',
        text: 'Ponemos las sillas sobre una lona para que no caiga agua en el piso ni en la mesa.',
      },
      {
        icon: 'vacuum',
        title: 'Aspirar cada pliegue',
        text: 'Vivos, botones y la rendija detrás del asiento se limpian con una boquilla angosta antes de mojar nada.',
      },
      {
        icon: 'brush',
        title: 'Aflojar lo pegado',
        text: 'Pretratamos los brazos y la orilla de enfrente, donde van manos y rodillas, y los trabajamos con un cepillo suave.',
      },
      {
        icon: 'wand',
        title: 'Enjuagar y extraer',
        text: 'Una herramienta de mano enjuaga y saca el agua en la misma pasada, así el relleno queda seco.',
      },
      {
        icon: 'check',
        title: 'Trapo, aire y revisión',
        text: 'Limpiamos la estructura y las patas, un ventilador termina la tela y usted la revisa a la luz del día.',
      },
    ],
  },
  points: [
    {
      anchor: 'timeline',
      look: 'clock',
      example: 'Sillón individual',
      eyebrow: 'Minuto a minuto',
      heading: 'Un sillón, una hora',
      text: 'Una silla de comedor es más rápida. En un juego de cuatro, una se seca mientras lavamos la siguiente.',
      points: [
        {
          minutes: 5,
          title: 'Revisar',
          text: 'Etiqueta, costuras, patas flojas y una prueba de color donde no se vea.',
        },
        { minutes: 10, title: 'Aspirar', text: 'Migajas y tierra fuera de botones, vivos y la rendija.' },
        {
          minutes: 15,
          title: 'Pretratar',
          text: 'Producto en brazos, cabecera y manchas, y tiempo para que actúe.',
        },
        {
          minutes: 20,
          title: 'Lavar y enjuagar',
          text: 'Cada lado de la tela, en pasadas encimadas, y luego agua limpia.',
        },
        {
          minutes: 10,
          title: 'Secar y revisar',
          text: 'Pasadas en seco, la estructura limpia y una última mirada juntos.',
        },
      ],
    },
  ],
  beforeAfter: {
    eyebrow: 'Antes y después',
    heading: 'El color que usted compró',
    text: 'Las manos y el cabello oscurecen primero los brazos y la cabecera. Lo demás sigue tan despacio que uno se acostumbra.',
  },
  reviews: { eyebrow: 'Clientes', heading: 'De comedores y escritorios' },
  areas: {
    eyebrow: 'Dónde trabajamos',
    heading: 'Limpieza de sillas en {cities} alrededor de {city}',
    text: 'Nuestras camionetas llegan hasta {radius} millas. Escriba su código postal en la calculadora para ver si llegamos a su zona. Si no, pregúntenos de todos modos.',
  },
  closing: {
    heading: 'Cuente sus sillas y vea el precio',
    text: 'Junte en una sola visita las del comedor, un reclinable y la del escritorio.',
    button: 'Cotizar mis sillas',
  },
};
