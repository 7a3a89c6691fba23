import type { ArticleTexts } from '#app/seed/seed-post.ts';

export const spanish = {
  title: 'W, S, WS o X: cómo leer la etiqueta de su sofá',
  slug: 'como-leer-la-etiqueta-del-sofa',
  excerpt:
    'Cuatro códigos dicen cómo se puede limpiar su sofá. Dónde está la etiqueta, qué permite de verdad cada letra y cómo probar en un lugar si no hay etiqueta.',
  content: `
<p>Cada semana alguien nos enseña un cerco pálido en un buen sillón y dice lo mismo: “Si solo le puse tantita agua”. La tela era de las que no perdonan tantita agua, y lo decía en una etiqueta que nadie había visto desde que entregaron el sillón.</p>

<h2>Cómo encontrar la etiqueta correcta</h2>
<p>Busque primero debajo de los cojines del asiento, luego por dentro del cierre de un cojín y al final debajo del armazón, donde va engrapada la tela que cubre el fondo. Puede encontrar dos. En California casi todos los muebles tapizados llevan una etiqueta blanca que menciona <em>TB 117-2013</em>; esa habla de inflamabilidad y dice de qué están rellenos los cojines. Es útil, porque le dice si adentro hay espuma de poliuretano o pluma, pero no es el código de limpieza. El código son una o dos letras, por lo general junto a las palabras “cleaning code” o “care”.</p>

<h2>Qué permiten las letras</h2>
<h3>W: se limpia con agua</h3>
<p>Agua y un detergente suave están bien. La mayoría de los tejidos de poliéster, nailon y olefina llevan W. No quiere decir que pueda empapar el sofá. El código habla de la funda; si la inunda, la espuma de abajo necesita un día o más para secar.</p>
<h3>S: solo solvente</h3>
<p>Nada de agua, ni siquiera un paño húmedo. La S es común en viscosa, seda, muchos terciopelos y algunos linos. Esas fibras se hinchan al mojarse, pierden el acabado o secan con una orilla dura alrededor de lo húmedo. Se limpian con solventes secos y buena ventilación, y por eso le pedimos que esta se la deje a un profesional.</p>
<h3>WS: cualquiera de los dos</h3>
<p>Productos con agua o solventes, lo que le convenga a la mancha. Es el código más cómodo para vivir: jabón para el jugo, solvente para el lápiz labial.</p>
<h3>X: solo aspirar</h3>
<p>Ni agua ni solvente. Se ve en telas decorativas de tejido abierto y en partes cuyo color se corre. Aspire con un cepillo suave y poca fuerza, y voltee los cojines para que envejezcan parejo.</p>

<h2>Lo que las letras no dicen</h2>
<p>El código es una promesa sobre un pedazo de tela nueva. No sabe nada del sol que entró seis veranos por una ventana al sur, ni del protector que le rociaron en la tienda, ni de los experimentos del dueño anterior. Además, solo cubre la tela principal: un vivo de otro color, un brazo con piel o un cojín tejido pueden seguir otras reglas.</p>
<p>Y dice poco de la fibra, que importa igual:</p>
<ul>
<li><strong>El poliéster y la olefina</strong> ni se inmutan con lo que lleva agua, pero les encanta la grasa. Los brazos y la cabecera se ponen grises mucho antes de que el asiento se vea sucio.</li>
<li><strong>El algodón y el lino</strong> pueden ponerse cafés mientras secan. Ese café es el color de la propia planta que sube a la superficie, y secar despacio lo empeora.</li>
<li><strong>La lana</strong> es resistente y disimula bien la mugre. No le gustan el calor, el cloro ni lo muy alcalino, y eso incluye muchos aerosoles de supermercado para alfombras.</li>
<li><strong>La viscosa o el rayón,</strong> que a menudo se vende como “seda artificial” o se esconde en la mezcla de un terciopelo, es más débil mojada. Si aparece en la etiqueta, trate la pieza como S, diga lo que diga la letra.</li>
<li><strong>La microfibra</strong> puede ser W o S hasta en el mismo color de la misma tienda. Con la microfibra nunca adivine.</li>
</ul>

<h2>Cómo hacer la prueba</h2>
<p>¿No hay etiqueta? ¿Tesoro de segunda mano? Cinco minutos le dicen casi todo lo que necesita saber.</p>
<ol>
<li>Escoja un lugar que nadie vea: la orilla de atrás de la base, o el faldón por dentro.</li>
<li>Aspírelo, para probar la tela y no el polvo.</li>
<li>Humedezca con agua fría un paño blanco de algodón, exprímalo y apriételo en ese lugar treinta segundos.</li>
<li>Mire el paño. Si tiene algo de color, el tinte se corre y la prueba terminó: nada de agua.</li>
<li>Deje que seque por completo, y eso es toda la noche, no veinte minutos.</li>
<li>Con luz de día, busque un cerco, un cambio de brillo o una parte tiesa. Pase la mano con los ojos cerrados.</li>
</ol>
<p>¿No se ve ni se siente nada? Repita con el limpiador que quiere usar, en otro lugar junto al primero. Una tela puede tolerar el agua y no llevarse bien con el detergente.</p>

<h2>Un cuidado semanal que le sirve a cualquier código</h2>
<p>La tierra seca es sobre todo arenilla, y la arenilla corta fibras cada vez que alguien se sienta. Quitarla es el único cuidado que permiten todos los códigos. Una vez por semana, pase la boquilla para tapicería por asiento, brazos y respaldo, dos veces despacio en cada sentido, y luego la boquilla angosta donde el asiento se junta con el respaldo. En terciopelo, termine en el sentido del pelo. Ese mismo día voltee y cambie de lugar los cojines sueltos, para que el rincón preferido no se haga un hueco.</p>
<p>Tenga una toalla blanca de algodón donde todos la encuentren. Secar en el primer minuto hace más que cualquier aerosol del gabinete, y secar se permite con los cuatro códigos. El orden está en <a href="/es/blog/cafe-en-el-sofa-primeros-diez-minutos">los primeros diez minutos después de un derrame</a>.</p>

<h2>Qué decirle a quien lo va a limpiar</h2>
<p>Mande una foto de la etiqueta con su solicitud. Agregue tres datos: cuántos años tiene la pieza, lo que se le haya rociado y cuál mancha le molesta más. Así podemos decirle de antemano qué método vamos a usar, qué debería salir y qué probablemente no. Si su sillón no tiene etiqueta, díganoslo, y llevamos el equipo de prueba y apartamos diez minutos más. Los precios de cada tipo de asiento están en <a href="/es/chair-cleaning">la página de sillas</a> y en <a href="/es/couch-cleaning">la de sofás</a>.</p>
`,
} as const satisfies ArticleTexts;
