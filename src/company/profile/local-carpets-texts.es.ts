import type { Translation } from '#kit/language/translation.ts';
import type { LocalCarpets } from './local-carpets-texts.ts';

export type { LocalCarpets } from './local-carpets-texts.ts';

export const localCarpets: LocalCarpets | null = {
  eyebrow: 'Conocemos la zona',
  heading: 'Lo que Los Ángeles le hace a una alfombra',
  text: 'Limpiamos alfombras aquí desde {since}. La misma fibra no envejece igual en Santa Mónica que en Arcadia, y vale la pena saber por qué.',
  parts: [
    {
      heading: 'Polvo, y medio año sin lluvia',
      paragraphs: [
        'De mayo a octubre casi no llueve, así que nada lava las calles. El polvo fino entra por las ventanas, se hunde en el pelo de la alfombra y a cada paso trabaja como lija. Una fibra rayada se ve gris aunque esté limpia; por eso aquí conviene limpiar la alfombra antes de que se vea sucia.',
        'Cerca de la 5, la 101 o la 405, el polvo trae hollín grasoso. La aspiradora de la casa embarra tanto como levanta. La línea oscura junto al zócalo es ese mismo hollín, que la orilla de la alfombra filtra donde el aire pasa por debajo de la pared. La trabajamos con una boquilla angosta. Se aclara, pero nadie puede prometerle que desaparezca.',
      ],
    },
    {
      heading: 'Mañanas de neblina, tardes de Santa Ana',
      paragraphs: [
        'En Santa Mónica y Culver City, la neblina de la mañana mantiene húmedos los cuartos y la alfombra tarda más en secar. Ahí llevamos más ventiladores y preferimos empezar al mediodía en lugar de a las ocho.',
        'En Glendale, Burbank y La Cañada Flintridge el aire es más seco, pero en otoño los vientos de Santa Ana meten polvo y, en los años malos, ceniza por todas las rendijas. La ceniza es alcalina y mancha cuando se moja: aspírela en seco, no la talle y déjenos lo demás a nosotros.',
      ],
    },
    {
      heading: 'Apartamentos, bungalows y casas de renta',
      paragraphs: [
        'Mucho de nuestro trabajo queda dos pisos arriba, en West Hollywood o Inglewood, sin elevador y sin dónde estacionarse. Las máquinas las subimos nosotros, las mangueras alcanzan y protegemos las esquinas de sus paredes. En una casa antigua de Pasadena, South Pasadena o Alhambra puede haber piso de roble debajo de la alfombra: por eso primero levantamos una esquina y trabajamos con menos agua.',
        '¿Se va a mudar? En California, el dueño puede usar el depósito para limpieza, pero no para el desgaste normal. Casi todas las mudanzas son tres cuartos en una sola visita, y su factura dice qué cuartos fueron y en qué fecha.',
      ],
    },
    {
      heading: 'Cada cuánto, en esta ciudad',
      paragraphs: [
        `Recomendamos una limpieza profunda {recommended}. Una casa en las lomas donde se quitan los zapatos puede esperar {longestWait}; un primer piso en una calle transitada y con perro, mejor no. Mientras tanto, un tapete a cada lado de la puerta y pasar la aspiradora despacio dos veces por semana ayudan más que cualquier espray. Si se acaba de derramar algo, presione con un trapo blanco, sin tallar.`,
      ],
    },
  ],
};

export type Complete = Translation<
  typeof import('./local-carpets-texts.ts'),
  typeof import('./local-carpets-texts.es.ts')
>;
