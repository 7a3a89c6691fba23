import type { DemoPage } from '../demo-page.ts';

export const couch: DemoPage = {
  search: {
    title: 'Limpieza de sofás en {city} | {businessShort}',
    description:
      'Limpieza de sofás, sillones y seccionales en {allTheCounty}: cada cojín, por todos lados, con un precio que ve antes de reservar.',
  },
  home: {
    text: 'Los dos lados de cada cojín, los brazos, el respaldo y las migajas de abajo: aspirados, pretratados y enjuagados.',
    typed: 'su sofá',
  },
  hero: {
    eyebrow: 'Sofás, sillones y seccionales',
    heading: 'Limpieza de sofás, cojín por cojín',
    text: 'Asientos, respaldos, brazos y las migajas de abajo: aspirados, pretratados y enjuagados hasta que el agua sale limpia. Casi todos los sofás secan en un plazo {dryIn}.',
    button: 'Cotizar mi sofá',
  },
  prices: {
    eyebrow: 'Precios de sofás',
    heading: 'Se cobra por tamaño, no al tanteo',
    text: 'Los cojines sueltos los limpiamos por los dos lados. El tiempo es lo que estamos en su casa, sin contar el secado.',
  },
  addOns: { text: 'Trabajos pequeños que cuestan menos cuando ya estamos ahí.' },
  steps: {
    eyebrow: 'Cómo trabajamos',
    heading: 'Seis pasos, siempre en este orden',
    text: 'La mayor parte del trabajo se hace antes de que el agua toque la tela. Un sofá más grande lleva más tiempo en cada paso, nunca menos pasos.',
    example: 'Sofá de 3 plazas',
    steps: [
      {
        icon: 'search',
        title: 'Revisar y probar',
        text: 'Leemos la etiqueta, preguntamos por las manchas viejas y probamos el producto en una costura escondida. Si algo no va a salir, se lo decimos en ese momento.',
        minutes: 10,
      },
      {
        icon: 'vacuum',
        title: 'Aspirar',
        text: 'Quitamos los cojines. Migajas, pelo y tierra salen en seco: de la base, de las costuras y de ese doblez que nadie revisa.',
        minutes: 15,
      },
      {
        icon: 'spray',
        title: 'Pretratar',
        text: 'Los brazos, la cabecera y las manchas reciben cada uno su producto, y el tiempo que necesita para actuar.',
        minutes: 15,
      },
      {
        icon: 'wand',
        title: 'Lavar y enjuagar',
        text: 'El agua tibia entra y sale de inmediato con la mugre. Las telas delicadas las limpiamos a mano, casi sin agua.',
        minutes: 30,
      },
      {
        icon: 'fan',
        title: 'Secar',
        text: 'Una segunda pasada saca el agua que queda. Después ponemos un ventilador y paramos los cojines de canto para que les dé el aire por todos lados.',
        minutes: 10,
      },
      {
        icon: 'check',
        title: 'Revisión final',
        text: 'Lo vemos con usted a la luz del día. Si todavía nota una mancha, la volvemos a trabajar antes de guardar todo.',
        minutes: 10,
      },
    ],
  },
  points: [
    {
      anchor: 'care-tags',
      look: 'marks',
      eyebrow: 'Debajo del cojín',
      heading: 'Qué significa la letra de la etiqueta',
      text: 'Busque una etiqueta pequeña con una letra, cosida a la base o dentro de un cierre. Nos dice cómo limpiar la tela. Mándenos una foto con su cotización y llegamos preparados.',
      points: [
        {
          mark: 'W',
          title: 'Se puede con agua',
          text: 'Poliéster, mezclas de algodón, casi toda la microfibra: el sofá de familia de siempre. Lo lavamos con agua tibia y lo enjuagamos.',
        },
        {
          mark: 'S',
          title: 'Solo solvente',
          text: 'Terciopelo, viscosa, muchos linos. El agua deja cercos, así que lo limpiamos a mano con solvente seco o espuma de poca humedad.',
        },
        {
          mark: 'WS',
          title: 'Cualquiera de los dos',
          text: 'Probamos los dos donde no se vea y usamos el que saque más.',
        },
        {
          mark: 'X',
          title: 'Solo aspirar',
          text: 'Ni agua ni solvente. Lo podemos aspirar y cepillar, y se lo decimos antes de que reserve algo más.',
        },
      ],
      note: '¿No tiene etiqueta? Probamos en una costura escondida antes de empezar y antes de que pague.',
    },
  ],
  beforeAfter: {
    eyebrow: 'Antes y después',
    heading: 'La mugre se junta despacio',
    text: 'La grasa de la piel y el polvo de la calle se asientan tan parejo que nadie lo nota hasta que se voltea un cojín. Mueva el control para verlo.',
  },
  reviews: { eyebrow: 'Clientes', heading: 'Desde otras salas' },
  areas: {
    eyebrow: 'Dónde trabajamos',
    heading: 'Limpieza de sofás en {cities} alrededor de {city}',
    text: 'Nuestras camionetas llegan hasta {radius} millas. Escriba su código postal en la calculadora para ver si llegamos a su zona. Si no, pregúntenos de todos modos.',
  },
  closing: {
    heading: 'Vea el precio de su sofá',
    text: 'Elija el tamaño, agregue lo que le haga falta y vea el total al momento.',
    button: 'Cotizar mi sofá',
  },
};
