import type { ArticleTexts } from '#app/seed/seed-post.ts';

export const spanish = {
  title: 'Después del humo: cómo sacar la ceniza de muebles y camas',
  slug: 'ceniza-de-incendio-en-los-muebles',
  excerpt:
    'La ceniza y el hollín no son polvo común. Un orden seguro para cortinas, sofás, alfombras y camas tras una semana de humo, y cuándo llamar a un experto.',
  content: `
<p>El viento cambió, el cielo sobre los cerros está azul otra vez y en el marco de la ventana hay una capa gris. Tarde o temprano, casi todos los hogares de Los Ángeles conocen ese día. Sobre la pintura blanca la capa se ve fácil. Lo que les hizo al sofá, a las cortinas y a la cama se ve menos, y un trapo mojado es la peor manera de empezar.</p>

<h2>Primero: ¿esto se resuelve limpiando?</h2>
<p>Este artículo habla de ceniza ligera y olor a humo en una casa que no se quemó. Si en su calle ardió una construcción, si la ceniza se amontona a simple vista o si la casa misma tiene daños, deténgase aquí. La ceniza de las casas puede traer plomo, asbesto y mucho más de lo que había en las paredes. Tome fotos de todo, llame a su aseguradora y siga las instrucciones del condado para limpiar zonas de incendio. Ese trabajo es de cuadrillas capacitadas.</p>
<p>Para lo demás, protéjase como aconsejan las autoridades de salud: mascarilla N95 bien ajustada, guantes y manga larga. Deje a los niños y a las mascotas en otro cuarto, y que no ayude quien esté embarazada o tenga asma o problemas del corazón o de los pulmones.</p>

<h2>Espere el aire limpio y entonces empiece</h2>
<p>Limpiar mientras afuera todavía hay humo es limpiar dos veces. Fíjese en el índice de calidad del aire de su zona y abra las ventanas cuando ya lleve unas horas bajo. Hasta entonces déjelas cerradas, ponga el aire acondicionado en recirculación y use un purificador con filtro HEPA en el cuarto donde duerme.</p>
<p>Cambie el filtro de la calefacción y del aire acondicionado antes de empezar, y otra vez al terminar. Si su equipo lo aguanta, un MERV 13 atrapa muchas más partículas finas que el filtro que suele venir con la casa; el manual o un técnico se lo dirán. Una advertencia sobre aparatos: no use generadores de ozono contra el olor. El ozono irrita los pulmones, y las autoridades del aire de California recomiendan no usarlos en casa.</p>

<h2>Por qué la ceniza no es polvo</h2>
<p>La ceniza es ligera, rasposa y alcalina. El hollín es más fino, y es grasoso. Si talla los dos contra la tela con una esponja húmeda, hace una pasta gris que se queda en el tejido. Así que para todo lo blando hay una sola regla: <strong>primero en seco, sin apretar, y con agua solo cuando en seco ya no salga nada.</strong></p>
<p>Hay dos aparatos que hacen daño. La sopladora y la escoba vuelven a echar las partículas al aire. Una aspiradora sin filtro HEPA recoge la ceniza por delante y saca la parte más fina por detrás. Si la suya no lo tiene, pida o rente una que sí.</p>

<h2>El orden que ahorra trabajo</h2>
<p>Vaya de arriba hacia abajo, y del fondo del cuarto hacia la puerta.</p>
<h3>Superficies duras</h3>
<p>Limpie repisas, marcos y pisos con paños de microfibra húmedos; enjuáguelos seguido y dóblelos por un lado limpio. Hágalo antes que los muebles, o lo que tire de las repisas va a caer sobre lo que acaba de limpiar.</p>
<h3>Cortinas</h3>
<p>Aspírelas colgadas, con el cepillo, de arriba hacia abajo, y después bájelas despacio. Lave las que se puedan lavar, en dos ciclos con agua fría; lleve a la tintorería las que tengan forro o pidan lavado en seco, y avise que hubo humo.</p>
<h3>Sofá y sillas</h3>
<p>En la primera pasada sostenga la boquilla de la aspiradora HEPA apenas por encima de la tela, para que levante sin apretar. Luego use el cepillo para tapicería, dos pasadas lentas en cada sentido. Haga todos los lados de los cojines sueltos, la base de abajo y el respaldo que da a la ventana. Ahora apriete un paño blanco y seco contra el brazo. Si sale gris, aspire otra vez. Solo cuando salga blanco está lista la pieza para la humedad, y eso quiere decir una extracción adecuada para la tela, no una esponja. Cuál, lo deciden las letras de <a href="/es/blog/como-leer-la-etiqueta-del-sofa">la etiqueta</a>.</p>
<h3>Alfombra</h3>
<p>De cuatro a seis pasadas lentas por todos lados, y más junto a la pared de la ventana. En las semanas siguientes, deje los zapatos en la puerta, porque el patio suelta ceniza mucho después de que el cielo se despeja. Moje un poco la entrada y el patio con la manguera antes de meter otra vez ese polvo, y no barra nada en seco.</p>
<h3>Camas</h3>
<p>Lave toda la ropa de cama, también el protector. Aspire el colchón en los dos sentidos con una boquilla limpia y deje que se airee con la ventana cerrada, un ventilador y un purificador prendidos. Los pasos completos están en <a href="/es/blog/colchon-cuatro-sabados-al-ano">nuestra rutina para el colchón</a>.</p>

<h2>Sobre el olor</h2>
<p>El olor a humo viene de un residuo grasoso en las superficies, así que se va con el residuo. En un cuarto amueblado, la mayor parte de la superficie es tela; por eso una sala puede oler a humo con las repisas impecables. Un aromatizante solo agrega otro olor al primero. El bicarbonato en una alfombra seca ayuda un poco. El tiempo y el aire limpio en movimiento ayudan bastante. Lo que quede a las dos semanas suele estar en la espuma, en el bajo alfombra o en los ductos, y pide una extracción o una revisión de ductos, no otro aerosol.</p>
<p>Desconfíe de quien le prometa, nosotros incluidos, que no va a quedar ni rastro. El humo intenso en cojines de pluma o de espuma gruesa puede durar más que una buena limpieza, y cambiar el relleno a veces sale más barato.</p>

<h2>Qué conviene dejar por escrito</h2>
<p>Muchas pólizas cubren el humo aunque no se haya quemado nada. Antes de limpiar, tome fotos del marco de la ventana, del filtro que quitó y del paño blanco después de apretarlo la primera vez. Guarde los recibos, con fecha. Pregúntele por escrito a la aseguradora si quiere inspeccionar antes, porque un sofá limpio es difícil de inspeccionar.</p>
<p>Cuando pida una cotización, diga que es ceniza. Cambia la preparación, agrega tiempo de aspirado y decide qué máquina llevamos. Puede mandar fotos con su solicitud en <a href="/es/calculator">la calculadora</a>.</p>
`,
} as const satisfies ArticleTexts;
