import type { ArticleTexts } from '#app/seed/seed-post.ts';

export const spanish = {
  title: 'Café en el sofá: los primeros diez minutos',
  slug: 'cafe-en-el-sofa-primeros-diez-minutos',
  excerpt:
    'Qué hacer mientras el derrame sigue húmedo, en su orden: levantar, secar, enjuagar desde la orilla y poner peso. Y cinco errores que fijan la mancha.',
  content: `
<p>Un café helado se resbala del brazo del sofá. Durante los diez minutos que siguen, el líquido todavía se mueve: baja por la tela, corre a los lados por el tejido y se mete en la espuma. Casi todo lo que decide si va a seguir viendo ese café el próximo año pasa en este rato, y nada de eso necesita un producto especial.</p>

<h2>Antes de tocarlo: lea la etiqueta</h2>
<p>Levante el cojín del asiento y busque un código de limpieza, una o dos letras. <strong>W</strong> o <strong>WS</strong> quiere decir que se puede usar agua y que los pasos de abajo le sirven. <strong>S</strong>, solo solvente: haga los pasos en seco y sáltese los húmedos. <strong>X</strong>, solo aspiradora. Si la etiqueta ya no está, trate el sofá como si fuera S hasta que haya probado en un lugar escondido. Explicamos las letras, y lo que no dicen, en <a href="/es/blog/como-leer-la-etiqueta-del-sofa">nuestra guía de etiquetas</a>.</p>

<h2>Minutos 0 a 3: levante lo que sigue suelto</h2>
<p>Separe el cojín de los de al lado para que el líquido no se cuele por la rendija. Recoja con una cuchara el hielo, la espuma y todo lo sólido, de la orilla del derrame hacia el centro. Después apriete una toalla blanca y seca contra la tela, derecho hacia abajo, con la base de la mano. Cuente despacio hasta diez, pase a una parte seca de la toalla y vuelva a apretar.</p>
<p>Apriete; nunca talle. Tallar hace dos daños: extiende el derrame en un círculo más grande y rompe las fibras de la superficie, y queda una zona afelpada que se nota con la luz aunque el color ya no esté. Que la toalla sea blanca también importa. Una servilleta de papel estampada o un trapo rojo pueden despintarse sobre la tela húmeda, y entonces ya son dos manchas.</p>
<p>Si la funda tiene cierre, meta una toalla doblada entre la funda y la espuma y apriete por los dos lados. No quite la funda para echarla a la lavadora. El cierre está ahí para el tapicero, y una funda que encoge media pulgada ya no vuelve a entrar.</p>

<h2>Minutos 3 a 7: enjuague desde la orilla</h2>
<p>Cuando la toalla salga casi seca, humedezca otro paño blanco con agua fría de la llave. Fría, porque el agua caliente ayuda a que la leche del café se pegue a la fibra. Dé toquecitos primero en un anillo apenas afuera de la mancha y luego avance hacia adentro. Si empieza por el centro, empuja el café hacia afuera y deja ese cerco que la gente recuerda más que el derrame.</p>
<p>Después de cada toque húmedo, uno seco. Se trata de cambiar café por agua y luego sacar el agua. Para una taza completa, lo normal son cuatro o cinco vueltas.</p>
<p>¿Sigue café? Mezcle un cuarto de cucharadita de jabón para trastes, transparente y sin colorante, en una taza de agua fría. Moje el paño, exprímalo bien, dé toques, espere un minuto y seque. Luego enjuague dos veces con agua sola en un paño. El segundo enjuague no se puede omitir: el jabón que se queda en la tela es un poco pegajoso y junta polvo, y en un mes la parte limpia se vuelve gris.</p>
<p>Con café negro o té, una última vuelta con una parte de vinagre blanco y dos de agua ayuda contra los taninos que les dan el color. Pruebe antes por debajo, y enjuague.</p>

<h2>Minutos 7 a 10: póngale peso</h2>
<p>Ahora viene lo que casi todos se saltan. La superficie se ve bien, pero abajo, en la espuma, hay café, y mientras la tela seca va a subir como sube el aceite por la mecha de una lámpara. Para detenerlo, doble una toalla blanca seca varias veces, póngala sobre lo húmedo y encima algo pesado y plano, por ejemplo una pila de libros dentro de una bolsa de plástico. Cambie la toalla a la media hora y deje la siguiente toda la noche.</p>
<p>Apunte un ventilador de lado, no directo a la mancha, y no ponga el cojín al sol. Una orilla que seca de golpe es justo como se forman los cercos.</p>

<h2>Cinco errores que conviene evitar</h2>
<ul>
<li><strong>Sal o bicarbonato sobre lo mojado.</strong> Se hace una pasta más difícil de sacar que el café.</li>
<li><strong>Empaparlo.</strong> Echarle agua al cojín pasa la mancha de la funda a la espuma, adonde no llega la toalla.</li>
<li><strong>Vapor caliente.</strong> La plancha de vapor fija la leche, el huevo y el azúcar.</li>
<li><strong>El blanqueador de oxígeno para la ropa.</strong> Sirve para toallas de algodón; es un riesgo en lana, seda y lino teñido.</li>
<li><strong>Tres productos seguidos.</strong> Reaccionan entre sí, y al final nadie puede decir qué hay en la tela.</li>
</ul>

<h2>No todo derrame es café</h2>
<p><strong>El vino tinto y el té de tapioca</strong> siguen el mismo orden, con más enjuagues por el azúcar. <strong>La salsa y el aderezo</strong> traen grasa: seque, espolvoree fécula de maíz, déjela veinte minutos, aspire y hasta entonces use el agua con jabón. <strong>La cúrcuma</strong> es la excepción, y hay que decirlo. El curry y la leche dorada son tintes en todo menos en el nombre. Seque lo que pueda y acepte que en una tela clara tal vez quede una sombra amarilla, la limpie quien la limpie.</p>

<h2>Cuándo dejar el paño</h2>
<p>Pare cuando el paño salga limpio dos veces seguidas, cuando se pinte con el color de la propia tela, o cuando la etiqueta diga S y secar ya haya dado todo lo que podía. Los cercos viejos, los derrames que llegaron a la espuma y todo lo que caiga en terciopelo, seda o viscosa están mejor sin tocar que a medio tratar. Tome una foto con luz de día, apunte lo que usó y dígaselo a quien lo vaya a limpiar. Eso ahorra una prueba o dos, y a veces salva el cojín. Tratar una mancha es un extra en <a href="/es/calculator">la calculadora de precios</a>; el sofá completo se describe en <a href="/es/couch-cleaning">la página de sofás</a>.</p>
`,
} as const satisfies ArticleTexts;
