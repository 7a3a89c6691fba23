import type { ArticleTexts } from '#app/seed/seed-post.ts';

export const spanish = {
  title: 'Por qué el pasillo se pone gris: los caminos de la alfombra',
  slug: 'caminos-grises-en-la-alfombra',
  excerpt:
    'Un camino gris es en parte mugre y en parte desgaste. Cómo distinguirlos, cuántas pasadas de aspiradora pide y qué puede recuperar una máquina, y qué no.',
  content: `
<p>Párese en la puerta de entrada y mire la alfombra hacia la cocina. En casi todas las casas se ve la ruta que sigue la gente: una franja un poco más oscura que rodea la mesa de centro y se borra donde nadie camina. Es lo primero que los clientes señalan, y lo que con más cuidado tenemos que prometer.</p>

<h2>Dos causas que se ven igual</h2>
<p>La primera es la mugre. Los zapatos traen arenilla y algo de grasa de la calle; los pies descalzos traen la grasa de la piel, que pega más. La grasa junta polvo, el polvo llena los huecos entre los hilos y el camino se vuelve gris.</p>
<p>La segunda es el desgaste. La arenilla tiene filo. Cada paso la empuja contra las fibras, y después de unos miles de pasos la superficie del hilo, antes lisa, está rayada. Una fibra rayada dispersa la luz, como un vidrio raspado, y el camino se ve opaco aunque ya no le quede nada. La mugre sale. Las rayas no.</p>
<p>Hay una prueba sencilla. Envuelva dos dedos en un paño blanco, humedézcalo y talle veinte veces un pedazo del camino del tamaño de una mano. Si el paño sale gris y esa parte se ve más clara, limpiar se va a notar. Si el paño sale casi blanco y el camino se ve igual, lo que tiene enfrente es desgaste.</p>

<h2>Aspirar para que sirva</h2>
<p>Casi todas las alfombras se aspiran demasiado rápido y demasiado parejo. El rincón detrás del sillón recibe los mismos dos segundos que el pasillo. Es mejor dividir el piso según el uso.</p>
<ul>
<li><strong>Caminos y entrada:</strong> dos veces por semana, de cuatro a seis pasadas lentas. Una pasada es ida y vuelta sobre la misma franja; cuente unos tres segundos por yarda.</li>
<li><strong>Alrededor del sofá y de la cama:</strong> cada semana, de dos a cuatro pasadas.</li>
<li><strong>Rincones y debajo de los muebles:</strong> cada mes, con la boquilla angosta a lo largo del zócalo.</li>
</ul>
<p>Ajuste el cepillo para que apenas toque las puntas del pelo. Muy bajo las deshilacha, muy alto solo peina. Apáguelo en las alfombras de bucle tipo Berber, donde un solo hilo jalado puede correrse. Vacíe el depósito cuando vaya a dos tercios y corte de vez en cuando el pelo del rodillo; lo que levanta la arenilla es el aire, y las dos cosas lo ahogan.</p>
<p>La mejora más barata ni siquiera es una aspiradora. Ponga un tapete áspero afuera de la puerta y uno absorbente adentro, cada uno tan largo como dos pasos completos. Después de una semana de vientos de Santa Ana, sacuda los dos. Lo que se queda en el tapete nunca llega al camino.</p>

<h2>Líneas oscuras junto a la pared</h2>
<p>Las líneas negras y delgadas junto al zócalo o debajo de una puerta cerrada no vienen de los pasos. El aire pasa por la rendija entre la alfombra y la pared, y la orilla de la alfombra hace de filtro. Las partículas son finas y grasosas, y esas líneas ceden despacio, a mano, con un cepillo chico. Si regresan pronto, revise el filtro de la calefacción antes de culpar a la alfombra. Las casas cerca de un freeway ven más de esto que las de los cerros.</p>

<h2>Qué hace una máquina que la aspiradora no puede</h2>
<p>La extracción con agua caliente, que muchos llaman limpieza a vapor aunque no lleva vapor, disuelve la grasa que detiene el polvo. Bien hecha, sigue un orden que usted puede ver y comprobar.</p>
<ol>
<li><strong>Primero, fuera lo seco.</strong> Aspirado lento de todo el cuarto. La arenilla mojada es lodo.</li>
<li><strong>Pretratamiento de los caminos,</strong> con diez a quince minutos para actuar. Al detergente le hace más falta tiempo que fuerza.</li>
<li><strong>Cepillado</strong> con un cepillo suave o un rastrillo, para que la solución llegue a la mitad de abajo del hilo.</li>
<li><strong>Enjuague y extracción.</strong> Una pasada con agua y luego una o dos en seco sobre la misma franja. Las pasadas en seco deciden cuánto va a esperar después.</li>
<li><strong>Peinado y aire.</strong> El pelo hacia un solo lado, ventiladores prendidos, y ventanas abiertas si afuera el aire está seco.</li>
</ol>
<p>Pida que le enseñen el tanque del agua sucia. Pregunte también qué lleva el enjuague. El agua es dura en muchas zonas, y un enjuague que deja minerales o detergente pone la alfombra gris otra vez en pocas semanas. Una alfombra que se ensucia más rápido después de limpiarla que antes es una alfombra que no se enjuagó.</p>
<p>De dos a seis horas es un tiempo normal de secado. Si tiene que caminar encima, hágalo con calcetines limpios; deje las patas de los muebles sobre almohadillas o papel aluminio hasta el día siguiente, y no regrese un tapete a un piso húmedo.</p>

<h2>Apartamentos, escaleras y estacionamiento</h2>
<p>Una máquina montada en camioneta es fuerte, pero su manguera tiene que llegar hasta usted. En el tercer piso de un edificio de Koreatown donde solo se estaciona en la calle, una portátil es mejor herramienta, tal vez media hora más lenta. Cuando reserve, díganos el piso, si hay elevador, a qué distancia se puede estacionar y si hay horas de silencio. A todos nos ahorra una mañana larga.</p>

<h2>Si usted renta</h2>
<p>En California, el dueño puede descontar lo que cueste devolver la vivienda a la limpieza que tenía cuando usted entró, no lo que cueste el desgaste normal. Un camino gastado es desgaste; una mancha de vino, no. Tome fotos de la alfombra con luz de día el primer día y el último, guarde el recibo de toda limpieza y lea el contrato antes de pedir algo. Limpie cuando ya salieron los muebles: un cuarto vacío lleva menos tiempo y deja a la vista todos los rincones.</p>

<h2>Cada cuánto</h2>
<p>A la mayoría de las alfombras les va bien cada doce a dieciocho meses, y más cerca de doce con mascotas, niños o una puerta que da directo a la alfombra. Esperar a que el camino esté claramente gris es esperar a que la arenilla lleve un año cortando. Si su prueba del paño salió gris, empiece por los caminos y el pasillo; los precios por cuarto de <a href="/es/carpet-cleaning">la página de alfombras</a> incluyen el pretratamiento, y los pasillos son un extra en <a href="/es/calculator">la calculadora</a>. Si salió blanco, guarde su dinero para un tapete de pasillo.</p>
`,
} as const satisfies ArticleTexts;
