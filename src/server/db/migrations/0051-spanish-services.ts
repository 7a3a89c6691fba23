import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Services get Spanish texts; those of the demo that nobody changed get theirs. */
export function spanishServices(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const column of ['title_es', 'description_es']) {
        await db.schema
          .alterTable('services')
          .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
          .execute();
      }
      for (const [title, length, titleEs, descriptionEs] of demoTexts) {
        await sql`update services set title_es = ${titleEs} where title = ${title}`.execute(db);
        await sql`
          update services set description_es = ${descriptionEs}
          where title = ${title} and length(description) = ${length}
        `.execute(db);
      }
    },
  };
}

/** The English description is known by its length. */
type DemoText = [title: string, descriptionLength: number, titleEs: string, descriptionEs: string];

const demoTexts: DemoText[] = [
  [
    '2-Seat Sofa',
    174,
    'Sofá de 2 plazas',
    'Limpiamos los cojines del asiento y del respaldo por todos los lados, además de los brazos, el faldón y la base debajo de los cojines. Para sofás de hasta 70 pulgadas de ancho, de poliéster, mezcla de algodón o microfibra.',
  ],
  [
    '2-Seat Sofa, Delicate Fabric',
    154,
    'Sofá de 2 plazas, tela delicada',
    'Limpieza a mano con poca humedad para terciopelo, lino, viscosa o cualquier etiqueta con la letra S, después de una prueba de color en una costura escondida. Incluye cojines sueltos, brazos y respaldo.',
  ],
  [
    '3-Seat Sofa, Attached Cushions',
    116,
    'Sofá de 3 plazas, cojines fijos',
    'Extracción con agua caliente de asiento, respaldo y brazos cuando los cojines van cosidos, y aspirado de cada costura.',
  ],
  [
    '3-Seat Sofa',
    141,
    'Sofá de 3 plazas',
    'Hasta seis cojines sueltos por ambos lados, y después brazos, respaldo y base, con cada mancha tratada por separado. Para sofás de hasta 90 pulgadas de ancho.',
  ],
  [
    '3-Seat Sofa, Delicate Fabric',
    141,
    'Sofá de 3 plazas, tela delicada',
    'Limpieza a mano de terciopelo, lino, lana o viscosa con espuma de poca humedad o solvente seco, cepillada en su sentido y seca con ventilador antes de irnos.',
  ],
  [
    'Sleeper Sofa',
    146,
    'Sofá cama',
    'Un sofá de 3 plazas por dentro y por fuera: cojines, brazos y respaldo, y la estructura aspirada con la cama abierta.',
  ],
  [
    'Sectional, Up to 5 Seats',
    115,
    'Seccional, hasta 5 plazas',
    'Un seccional en forma de L que desarmamos, limpiamos cojín por cojín y volvemos a armar, también por los lados que dan a la pared.',
  ],
  [
    'Sectional, 6 to 7 Seats',
    134,
    'Seccional, de 6 a 7 plazas',
    'Con esquinero y chaise: todos los cojines por ambos lados, brazos, respaldos y el piso de abajo aspirado.',
  ],
  [
    'U-Shaped Sectional, Up to 9 Seats',
    123,
    'Seccional en U, hasta 9 plazas',
    'Con dos técnicos: cada módulo, chaise y esquinero limpio, cepillado y seco con dos ventiladores.',
  ],
  [
    'Couch Stain Protection',
    136,
    'Protección antimanchas para sofá',
    'Un protector a base de agua sobre la tela limpia: el próximo derrame se queda arriba y alcanza a secarlo. Para un sofá de cualquier tamaño.',
  ],
  [
    'Couch Spot Cleaning',
    99,
    'Manchas difíciles del sofá',
    'Tiempo extra para hasta tres manchas viejas, como tinta, vino o maquillaje, con el producto indicado para cada una.',
  ],
  [
    'Couch Pet Odor Treatment',
    101,
    'Tratamiento contra olor de mascotas en sofá',
    'Enzimas que llegan tan hondo como el accidente y después se extraen. Cubre dos cojines.',
  ],
  [
    'Throw Pillows, Set of 4',
    90,
    'Cojines decorativos, juego de 4',
    'Cuatro cojines decorativos de hasta 22 pulgadas: limpiamos funda y relleno juntos y los secamos parados.',
  ],
  [
    'Matching Ottoman',
    91,
    'Otomana a juego',
    'El reposapiés que va con el sofá, limpio por arriba y por los lados para que el color siga igual.',
  ],
  [
    'Dining or Desk Chair',
    103,
    'Silla de comedor o escritorio',
    'Asiento tapizado limpio por extracción, estructura de madera o metal limpia con paño y piso cubierto.',
  ],
  [
    'Dining Chair, Seat and Back',
    99,
    'Silla de comedor, asiento y respaldo',
    'Las dos caras tapizadas, por delante y por detrás, con los vivos cepillados a mano y las patas limpias.',
  ],
  [
    'Office Chair',
    101,
    'Silla de oficina',
    'Asiento de malla o tela, respaldo y cabecera limpios; brazos, base y ruedas sin pelo y limpios con paño.',
  ],
  [
    'Accent Armchair',
    104,
    'Sillón individual',
    'Cojín suelto por ambos lados, brazos, respaldo y faldón, con la grasa corporal de los brazos tratada aparte.',
  ],
  [
    'Recliner',
    92,
    'Sillón reclinable',
    'Limpio en posición normal y reclinado del todo, para llegar también a los pliegues del reposapiés y la cabecera.',
  ],
  [
    'Wingback Chair',
    126,
    'Sillón orejero',
    'Respaldo capitoneado aspirado botón por botón, orejas y brazos con tratamiento previo, y extracción con poca humedad que deja seco el relleno.',
  ],
  [
    'Dining Chairs, Set of 4',
    101,
    'Sillas de comedor, juego de 4',
    'Cuatro sillas con asiento tapizado en una sola visita, en fila sobre una lona y secadas juntas.',
  ],
  [
    'Chair Stain Protection',
    106,
    'Protección antimanchas para silla',
    'Un protector a base de agua para una silla limpia. Vale la pena en asientos claros de comedor y en la silla donde todos comen.',
  ],
  [
    'Chair Spot Cleaning',
    79,
    'Mancha difícil de la silla',
    'Tiempo extra para una mancha rebelde: salsa, tinta, labial o cera de vela.',
  ],
  [
    'Pet Hair Removal',
    81,
    'Eliminación de pelo de mascotas',
    'El pelo metido en la tela se saca con herramientas de goma antes de limpiar. Precio por silla.',
  ],
  ['Footstool', 66, 'Reposapiés', 'Un reposapiés o puf pequeño, limpio en la misma visita que su silla.'],
  [
    'Leather Clean and Condition',
    116,
    'Limpieza y acondicionado de piel',
    'Para las partes de piel o piel sintética de una silla: limpieza a mano con pH neutro y un acondicionador que no deja brillo.',
  ],
  [
    'Carpet, One Room',
    153,
    'Alfombra, una habitación',
    'Hasta 200 pies cuadrados: aspirado lento, tratamiento previo de las zonas de paso, extracción con agua caliente y secado rápido. Movemos los muebles ligeros y los regresamos sobre protectores.',
  ],
  [
    'Carpet, Large Room',
    116,
    'Alfombra, habitación grande',
    'Hasta 300 pies cuadrados, como una sala con comedor abierto, con una segunda pasada de extracción en las zonas de paso.',
  ],
  [
    'Carpet, One Room with Pet Treatment',
    103,
    'Alfombra, una habitación con tratamiento para mascotas',
    'El servicio completo de una habitación, con enzimas en hasta cuatro manchas que encontramos con lámpara ultravioleta.',
  ],
  [
    'Wool Carpet, One Room',
    114,
    'Alfombra de lana, una habitación',
    'Hasta 200 pies cuadrados de lana o mezcla de lana, con agua menos caliente, detergente neutro y cepillada en un solo sentido.',
  ],
  [
    'Stairs, Up to 14 Steps',
    112,
    'Escaleras, hasta 14 escalones',
    'Huellas y contrahuellas limpias con herramienta de mano de arriba hacia abajo, con bordes y esquinas, y un paso seguro que queda seco.',
  ],
  [
    'Area Rug, Up to 8 by 10 Feet',
    117,
    'Tapete, hasta 8 por 10 pies',
    'Un tapete sintético o de lana limpio donde está: aspirado por ambos lados, flecos peinados y el piso protegido.',
  ],
  [
    'Carpet, Two Rooms and Hallway',
    106,
    'Alfombra, dos habitaciones y pasillo',
    'Dos habitaciones de hasta 200 pies cuadrados cada una y el pasillo que las une, con tratamiento previo en cada zona de paso.',
  ],
  [
    'Carpet, Three Rooms',
    105,
    'Alfombra, tres habitaciones',
    'Tres habitaciones de hasta 200 pies cuadrados cada una: lo más pedido para una mudanza o la limpieza del año.',
  ],
  [
    'Hallway or Extra Small Room',
    90,
    'Pasillo o habitación pequeña',
    'Un pasillo, cuarto de bebé u oficina de hasta 80 pies cuadrados, junto con la habitación principal.',
  ],
  [
    'Walk-In Closet',
    74,
    'Vestidor',
    'La alfombra de un vestidor vacío, con bordes, hasta 30 pies cuadrados.',
  ],
  [
    'Carpet Stain Protection',
    101,
    'Protección antimanchas para alfombra',
    'Un protector peinado en una habitación limpia: el derrame se queda arriba y alcanza a secarlo.',
  ],
  [
    'Carpet Pet Odor Treatment',
    96,
    'Tratamiento contra olor de mascotas en alfombra',
    'Enzimas en hasta cuatro manchas de una habitación, hasta el bajoalfombra, y extracción.',
  ],
  [
    'Furniture Moving',
    101,
    'Movimiento de muebles',
    'Sofás, camas y libreros de una habitación, sobre deslizadores: limpiamos debajo y los regresamos sobre protectores.',
  ],
  [
    'Twin Mattress',
    122,
    'Colchón individual (Twin)',
    'Parte de arriba y lados aspirados despacio, manchas tratadas una por una y extracción con poca humedad. Twin y Twin XL, también literas.',
  ],
  [
    'Full Mattress',
    90,
    'Colchón matrimonial (Full)',
    'Costuras y botones aspirados, manchas con tratamiento previo, parte de arriba y los cuatro lados limpios y secados con ventilador.',
  ],
  [
    'Queen Mattress',
    144,
    'Colchón Queen',
    'Nuestra visita más común: parte de arriba y lados aspirados a fondo, manchas tratadas, extracción con poca humedad y seco para tender la cama esa misma noche.',
  ],
  [
    'King Mattress',
    95,
    'Colchón King',
    'Parte de arriba y lados por secciones, para que nada quede mojado mucho tiempo, con la costura del pillow-top.',
  ],
  [
    'California King Mattress',
    110,
    'Colchón California King',
    'Las 84 pulgadas de largo limpias por arriba y por los lados, con manchas tratadas antes y la base de la cama limpia mientras está abierta.',
  ],
  [
    'Split King, Two Halves',
    121,
    'Split King, dos mitades',
    'Las dos mitades de una cama ajustable limpias por separado, también los lados de adentro donde se junta el polvo, y las bases con paño.',
  ],
  [
    'Second Twin in the Same Room',
    101,
    'Segundo Twin en la misma habitación',
    'La otra litera, cama nido o cama individual, en la misma visita mientras la máquina ya está arriba.',
  ],
  [
    'Mattress Stain Protection',
    80,
    'Protección antimanchas para colchón',
    'Un protector que deja respirar la superficie donde duerme, seco en más o menos una hora. Cualquier tamaño.',
  ],
  [
    'Urine and Odor Treatment',
    101,
    'Tratamiento contra orina y olores',
    'Enzimas en una zona, con tiempo para actuar, y extracción con la poca agua que permite la espuma.',
  ],
  [
    'Second Side or Box Spring',
    80,
    'Segundo lado o box spring',
    'La parte de abajo de un colchón de dos lados, o la tela del box spring que va debajo.',
  ],
  [
    'Upholstered Headboard',
    96,
    'Cabecera tapizada',
    'Cabecera de tela aspirada y limpia a mano, con tratamiento previo donde la almohada deja grasa del pelo.',
  ],
  [
    'Pillows, Pair',
    75,
    'Almohadas, par',
    'Dos almohadas lavables limpias por ambos lados y secadas frente a un ventilador.',
  ],
];
