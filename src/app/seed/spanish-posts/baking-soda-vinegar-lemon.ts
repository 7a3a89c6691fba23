import type { ArticleTexts } from '#app/seed/seed-post.ts';

export const spanish = {
  title: 'Bicarbonato, vinagre y limón: lo que de verdad hacen',
  slug: 'bicarbonato-vinagre-y-limon',
  excerpt:
    'Los limpiadores de cocina son baratos y suaves, y cada uno sirve justo para una o dos cosas. La química en palabras sencillas, pensando en el agua dura.',
  content: `
<p>Un tazón de polvo blanco, una botella de vinagre, medio limón. La foto es bonita, y hay química de verdad en ella. También hay un truco muy conocido que se anula solo mientras todos lo ven hacer burbujas. Si quiere menos productos debajo del fregadero, conviene saber qué hace bien cada uno, y no usarlo para nada más.</p>

<h2>Bicarbonato: para olores agrios, en seco</h2>
<p>El bicarbonato de sodio es un álcali suave. Muchos olores de la casa, como leche agria, sudor y comida vieja, son ácidos débiles, y el bicarbonato neutraliza los que toca. También es un abrasivo fino, bastante suave para la mayoría de los lavabos.</p>
<p>En un colchón o una alfombra, úselo seco y poco: espolvoréelo con un colador de cocina, déjelo una o dos horas y dé varias pasadas lentas con la aspiradora. Dos advertencias. El polvo es tan fino que tapa el filtro, así que límpielo después. Y no lo talle en una tela mojada. Se seca en una costra pálida entre los hilos, y la única manera de sacarla es con mucha más agua de la que usted quería usar.</p>
<p>No desinfecta, no quita tintes y hace poco contra un olor cuyo origen sigue adentro del cojín.</p>

<h2>Vinagre: para minerales y restos de jabón</h2>
<p>El vinagre blanco tiene cerca de cinco por ciento de ácido acético. Disuelve el sarro, afloja los taninos del té y del café y se lleva la capa alcalina que deja el detergente. Con dos partes de agua, es un buen último enjuague para telas que no despintan y que aguantan el agua.</p>
<p>Manténgalo lejos del mármol, el travertino y otras piedras de calcio, de los empaques de hule y de todo lo que pueda tener cloro. El vinagre con cloro suelta un gas tóxico, y un baño chico es mal lugar para enterarse.</p>

<h2>Los dos juntos: casi pura agua con sal</h2>
<p>Eche uno sobre el otro y sale espuma. La espuma es dióxido de carbono, y lo que queda es agua con un poco de acetato de sodio, una sal. El ácido se gastó el álcali y ya no queda ninguno para limpiar. Las burbujas pueden mover la mugre suelta de una coladera, por pura fuerza, pero en un sofá son un espectáculo que termina mojado. Mejor úselos en días distintos, o para cosas distintas.</p>

<h2>Limón: para la tabla de picar</h2>
<p>El jugo de limón es un ácido más fuerte que el vinagre y trae azúcar, pulpa y aceite. En una tabla de picar o en una llave no hay problema. En la tela deja algo pegajoso, y con el sol la blanquea: una raya rubia en un cojín azul marino no es una mancha que alguien pueda quitar. Disfrute el olor en la cocina y déjelo fuera de los muebles.</p>

<h2>¿Jabón o detergente? Pregúntele a su tetera</h2>
<p>Mire adentro de su tetera. Si hay una costra blanca, su agua es dura, y en buena parte de Los Ángeles lo es: tanto el agua que llega de los ríos como la de los pozos trae calcio y magnesio. El jabón de verdad, también el de Castilla, reacciona con esos minerales y forma esa nata gris que usted conoce de la regadera. En una alfombra, la nata se queda en el pelo y detiene el polvo.</p>
<p>Unas gotas de <em>detergente</em> para trastes, transparente y sin colorante, no tienen ese problema, y por eso aquí son mejor opción para las manchas, aunque la botella de Castilla tenga la etiqueta más bonita. Use un cuarto de cucharadita por taza de agua y enjuague dos veces. Si tiene una máquina chica de extracción, llénela con agua destilada para el último enjuague de un sofá oscuro; así evita ese velo blanquecino que puede dejar el agua dura.</p>

<h2>La lista corta con la que nos quedaríamos</h2>
<ul>
<li><strong>Una buena aspiradora con filtros limpios.</strong> Saca la mugre antes de que haya que disolver nada, y no hay cosa más suave.</li>
<li><strong>Toallas blancas de algodón.</strong> Una docena, lavadas sin suavizante para que absorban.</li>
<li><strong>Agua fría.</strong> La mayoría de los derrames frescos no necesita más.</li>
<li><strong>Detergente transparente para trastes.</strong> Una botella, usada por gotas.</li>
<li><strong>Vinagre blanco</strong> para enjuagar y para el sarro, <strong>bicarbonato</strong> para olores en seco.</li>
<li><strong>Un limpiador enzimático</strong> si vive con animales o niños chicos. Necesita más tiempo que fuerza; <a href="/es/blog/accidentes-de-mascota-limpiador-enzimatico">nuestro artículo sobre mascotas</a> explica cómo usarlo.</li>
</ul>

<h2>Cómo leer una etiqueta verde</h2>
<p>“Natural” y “no tóxico” no son palabras reguladas en un limpiador, tampoco en los nuestros, así que es justo preguntar qué hay detrás. Busque la lista completa de ingredientes, que California exige en los productos de limpieza. Busque un sello de terceros, como Safer Choice de la EPA. Prefiera lo que no lleva fragancia: el perfume no limpia nada, y es el ingrediente del que más se quejan las personas sensibles. Cuando nosotros decimos no tóxico, queremos decir que le damos por su nombre lo que va a tocar sus muebles, que lo usamos diluido y que lo enjuagamos hasta sacarlo.</p>
<p>Desconfíe de todo lo que diga que no se enjuaga. Es en el residuo donde fallan los productos “suaves”: un limpiador suave que se queda en el cojín junta mugre más rápido que uno fuerte que se volvió a sacar.</p>

<h2>Adónde va el agua</h2>
<p>El agua con la que se limpió está sucia; para eso era. Tírela en el excusado o en un lavadero, que llevan a una planta de tratamiento. La calle no: los desagües pluviales de Los Ángeles van a los arroyos y a la bahía casi sin tratar. Es una costumbre chica, y no cuesta nada.</p>

<p>Para los derrames de todos los días basta esta repisa. Cuando un cuarto entero se ve opaco, más producto no ayuda, porque la mugre está más abajo de donde llega un paño. Ese es el punto en que enjuagar con una máquina gasta menos química que otro mes de aerosoles. Lo que costaría puede verlo en <a href="/es/calculator">la calculadora</a>.</p>
`,
} as const satisfies ArticleTexts;
