import type { ArticleTexts } from '#app/seed/seed-post.ts';

export const spanish = {
  title: 'Accidentes de mascota: lo que piden las enzimas',
  slug: 'accidentes-de-mascota-limpiador-enzimatico',
  excerpt:
    'Un limpiador de enzimas falla por tres razones: poco producto, poco tiempo, o lo que se usó antes. Cómo usarlo bien en alfombra, sofá y colchón.',
  content: `
<p>El charco en el tapete tiene el tamaño de un platito. Lo mojado debajo del tapete tiene el tamaño de un plato grande. El líquido se abre mientras baja por el pelo, la base y el bajo alfombra, y ese cono que no se ve explica casi todas las historias que terminan en “ya lo limpiamos tres veces y sigue oliendo”.</p>

<h2>Por qué huele después y no ahora</h2>
<p>La orina fresca es bastante suave. Cuando las bacterias la descomponen se forma amoniaco, junto con otros compuestos de olor fuerte, y las sales y el ácido úrico que quedan se secan en cristales. Esos cristales se agarran bien y se disuelven mal en agua. Cuando el aire se pone húmedo, la absorben y vuelven a oler. Quien tiene una mancha vieja de gato cerca de la costa lo conoce de las mañanas de junio: semanas sin nada, llega la neblina, y ahí está otra vez.</p>
<p>Son, pues, dos trabajos. Sacar el líquido mientras es líquido, y descomponer lo que queda.</p>

<h2>La primera media hora</h2>
<ol>
<li><strong>Aleje al animal</strong> y ahórrese el regaño. A la alfombra tampoco le sirve.</li>
<li><strong>Párese encima.</strong> Doble toallas blancas hasta que queden gruesas, póngalas sobre la mancha y cargue ahí todo su peso durante un minuto. Cambie de toalla hasta que salga casi seca. En un sofá, abra el cierre de la funda y apriete otra toalla contra la espuma.</li>
<li><strong>Enjuague con poca agua fría,</strong> no más de lo que fue el accidente, y vuelva a apretar.</li>
<li><strong>Deténgase ahí</strong> si la etiqueta dice S o X, o si es seda, viscosa o un tapete antiguo. Esas piezas piden un profesional y una plática franca sobre las probabilidades. (Lo que significan las letras está en <a href="/es/blog/como-leer-la-etiqueta-del-sofa">nuestra guía de etiquetas</a>.)</li>
</ol>
<p>Nada de agua caliente ni vapor: el calor fija las proteínas y mete el olor más adentro. Tampoco un limpiador con amoniaco, que para el animal es una invitación. Y guarde el vinagre y el desinfectante si después piensa usar enzimas, por una razón que viene enseguida.</p>

<h2>Cómo trabajan las enzimas y qué las detiene</h2>
<p>Un limpiador enzimático trae proteínas que cortan moléculas grandes en pequeñas, y muchas veces bacterias inofensivas que producen más de esas proteínas mientras comen. Se parece más a hacer composta que a tallar, y tiene las necesidades de algo vivo.</p>
<h3>Tiene que llegar a todo</h3>
<p>Un rocío por encima trata lo de encima. Use tanto como usó el animal, y cubra más que la marca que se ve: para un platito, trate un plato grande. En la alfombra tiene que llegar al bajo alfombra. En un cojín tiene que bajar tanto como la mancha, y ahí chocan la costumbre de usar poca agua y la química. Para un accidente profundo en un cojín grueso, lo indicado es que un profesional lo enjuague y lo extraiga.</p>
<h3>Tiene que seguir húmedo</h3>
<p>Las enzimas se detienen cuando se secan. La etiqueta quizá diga quince minutos para una mancha fresca, pero una vieja pide horas. Cúbrala con una toalla blanca húmeda y encima un plástico, y déjela hasta la noche. Revise una vez que no se esté corriendo el color.</p>
<h3>Tiene que trabajar sin compañía</h3>
<p>Los desinfectantes, los ácidos fuertes y los restos de detergente dañan las enzimas. Si la mancha ya tiene historia de productos, enjuáguela y séquela dos veces con agua sola antes de empezar. Lea también la fecha de la botella: estos limpiadores envejecen, y una cochera del Valle en agosto los cocina.</p>
<p>Cuando se cumpla el tiempo, seque, enjuague un poco, seque otra vez y ponga un ventilador. Cuente con que el olor empeore un día antes de irse. Si después de la primera vuelta es más débil pero sigue, una segunda tiene sentido. Si no cambió nada, el origen está más abajo de donde usted llegó.</p>

<h2>Cómo encontrar lo que no se ve</h2>
<p>Una linterna ultravioleta en un cuarto oscuro hace brillar muchas marcas viejas de orina con un amarillo opaco. También brillan los restos de detergente, el agua tónica y algunos tintes, así que marque los sospechosos con cinta de pintor y deje que decida su nariz, a ras del piso. Revise también lo vertical, sobre todo la orilla de las cortinas, el faldón del sofá y el zócalo. Los perros y los gatos machos apuntan de lado.</p>

<h2>Pelo, patas y espigas</h2>
<p>Los accidentes pasan poco. El pelo y la grasa de las patas son de todos los días, y gastan más muebles. Un guante de hule húmedo o un jalador de vidrios, jalado hacia usted con movimientos cortos, enrolla el pelo de la tapicería mejor que casi cualquier accesorio. Hágalo antes de aspirar.</p>
<p>La sombra gris donde se recarga el perro es grasa. Lave su cobija cada semana, bañe al perro tan seguido como su veterinario esté de acuerdo y ponga una manta lavable en su rincón preferido. Es la funda más barata que existe.</p>
<p>Desde mayo, las espigas secas llegan a casa de los senderos del cerro. Sus púas se meten en los tapetes y luego en las patas. Revise el pelo en la puerta, y el tapete de la entrada a mano; el cepillo de la aspiradora tiende a meterlas más. Si un hilo de la alfombra o de una silla se jaló, córtelo al ras con tijeras filosas. Nunca lo estire.</p>

<h2>Cuando limpiar no es la respuesta</h2>
<p>Si un rincón se usó durante meses, el bajo alfombra está saturado, y a veces también el piso de abajo. Limpiar la cara de la alfombra refresca entonces el cuarto por una semana. El arreglo que dura es levantar esa parte, cambiar el bajo alfombra, sellar el piso y limpiar la alfombra por los dos lados. Es menos trabajo de lo que suena, y mejor que pagar el tercer tratamiento.</p>
<p>Y si un animal bien educado de pronto vuelve a empezar, pregúntele a un veterinario antes que a quien limpia. Un problema de vejiga se ve igual que los malos modales.</p>
<p>Para todo lo que hay en medio, el tratamiento con enzimas es un extra para <a href="/es/couch-cleaning">sofás</a>, <a href="/es/carpet-cleaning">alfombras</a> y <a href="/es/mattress-cleaning">colchones</a>. Díganos qué tan vieja es la mancha y qué se le ha puesto, y le decimos si vale la pena intentarlo.</p>
`,
} as const satisfies ArticleTexts;
