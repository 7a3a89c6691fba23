import type { ArticleTexts } from '#app/seed/seed-post.ts';

export const spanish = {
  title: 'Una rutina para el colchón: cuatro sábados al año',
  slug: 'colchon-cuatro-sabados-al-ano',
  excerpt:
    'Cuarenta minutos por estación mantienen fresco un colchón por años: airear, aspirar despacio, tratar manchas sin empapar y un protector que sí conviene.',
  content: `
<p>El colchón es la pieza de tela más grande de casi todas las casas y la que menos se lava, por la sencilla razón de que no se puede lavar. Todo lo que se haga por él tiene que ser en seco, o casi. Suena a limitación, pero de ahí sale una rutina corta y agradable: cuatro sábados al año, unos cuarenta minutos cada uno, con las ventanas abiertas.</p>

<h2>Empiece con aire</h2>
<p>Mientras dormimos soltamos humedad toda la noche. Una parte se va a las sábanas, otra a la capa de arriba del colchón, y en la mañana quiere salir. Una cama que se tiende luego luego, debajo de una colcha pesada, la encierra.</p>
<p>Así que doble las cobijas hacia los pies y espere una hora antes de tender. Cerca de la costa, en Santa Mónica o Culver City, la neblina del mar puede mantener húmedo el aire de la casa hasta mediodía durante semanas en mayo y junio. Esas mañanas deje la cama destendida hasta que se despeje, con un ventilador prendido. Revise también por debajo: un colchón sobre una base cerrada o sobre el piso no puede secar por abajo. Unas tablas separadas no más de tres pulgadas le dan aire y sostienen bien la espuma.</p>

<h2>Los cuarenta minutos de cada estación</h2>
<ol>
<li><strong>Quite todo.</strong> Sábanas y protector a la lavadora, almohadas afuera, a la sombra. Contra los ácaros, los alergólogos suelen recomendar lavar la ropa de cama a 130 °F; use el ciclo caliente si la etiqueta lo permite.</li>
<li><strong>Aspire despacio.</strong> Con una boquilla limpia para tapicería, no con la que acaba de pasar por el pasillo. Cubra la cara de arriba en franjas encimadas, de la cabecera a los pies, y luego otra vez de lado a lado, más o menos a la velocidad con que se plancha una camisa. Termine con la boquilla angosta por el cordón y alrededor de cada botón, donde el polvo se aprieta.</li>
<li><strong>Haga los costados.</strong> El que da a la pared junta pelusa; el que da al cuarto, lo que traiga el perro.</li>
<li><strong>Véalo con luz de día.</strong> Apunte manchas, hundimientos y costuras rotas. Una foto cada vez muestra cambios que de otro modo se olvidan.</li>
<li><strong>Atienda el olor.</strong> Si huele a encerrado, cierna una capa delgada de bicarbonato sobre el colchón, espere una o dos horas y aspírelo en los mismos dos sentidos. Después limpie el filtro.</li>
<li><strong>Gírelo.</strong> La cabecera hacia los pies, si el fabricante no dice otra cosa. Voltéelo solo si las dos caras son para dormir; la mayoría de los pillow-top y casi todos los de espuma tienen solo una.</li>
</ol>

<h2>Manchas, sin inundar</h2>
<p>La espuma es una esponja que no se puede exprimir. Lo que le eche encima baja hasta quedar extendido, y en un centro de espuma gruesa puede seguir húmedo varios días. Para cualquier mancha, la regla es: jabón por encima, nunca agua por dentro.</p>
<h3>Sangre y sudor</h3>
<p>Solo agua fría. El calor fija las proteínas. Humedezca un paño blanco, dé toques de la orilla hacia adentro, seque con otro y repita. En una marca vieja, agua oxigenada al 3 por ciento con un hisopo puede ayudar en una funda blanca, pero blanquea. Pruébela por el lado de los pies, lejos de las partes de color y de la espuma.</p>
<h3>Orina</h3>
<p>Cargue todo su peso sobre una toalla doblada hasta que la toalla salga seca. Ponga poco limpiador enzimático, manténgalo húmedo el tiempo que pida la etiqueta, y luego seque y ponga un ventilador. Cómo saber si funcionó, y cuándo no puede funcionar, está en <a href="/es/blog/accidentes-de-mascota-limpiador-enzimatico">el artículo sobre accidentes de mascota</a>; niños y cachorros se parecen más de lo que uno cree.</p>
<h3>Café en la cama</h3>
<p>El mismo orden que en un sofá, con la mitad de agua. <a href="/es/blog/cafe-en-el-sofa-primeros-diez-minutos">Los primeros diez minutos</a> aquí valen el doble.</p>

<h2>Qué es mejor no hacer</h2>
<ul>
<li><strong>Limpiadoras de vapor.</strong> Meten humedad caliente en la capa que peor seca.</li>
<li><strong>Horas de sol directo.</strong> Airear a la sombra es bueno. El sol fuerte pone amarilla la espuma y la vuelve quebradiza.</li>
<li><strong>Aerosoles perfumados.</strong> Quedan a unas pulgadas de su cara durante ocho horas, y el olor que tapan sigue ahí el lunes.</li>
<li><strong>Sacudirlo a golpes.</strong> Está bien para un tapete de lana tendido al aire libre. Adentro, solo pasa el polvo de la cama al aire.</li>
</ul>

<h2>¿Vale la pena un protector?</h2>
<p>Un protector hace más por el colchón que cualquier limpieza, incluida la nuestra, porque se puede meter a la lavadora y el colchón no. Escoja uno delgado, con una membrana que detenga el líquido y deje pasar el vapor, y tenga dos, para que uno pueda estar en la lavadora. Si en su casa hay alergia a los ácaros diagnosticada, pregúntele a su médico por las fundas completas con cierre. En un colchón limpio se duerme más a gusto, pero no es un tratamiento.</p>

<h2>Cómo saber que necesita algo más</h2>
<p>Una vez al año es un plazo sensato para una limpieza profesional, y antes si hubo una enfermedad, una fuga de agua o los primeros meses de un bebé. Una buena visita se parece a su propio sábado con mejores herramientas: mucho aspirado, tratamiento mancha por mancha, extracción con poca humedad y aire en movimiento, una o dos horas en total. Pregunte por el tiempo de secado antes de reservar, y reserve en la mañana. La mayoría de los colchones seca en dos a seis horas, y alcanza para tender la cama en la noche.</p>
<p>Hay cosas que limpiar no arregla. Un hundimiento de más de pulgada y media, un olor que regresa con cada noche húmeda o un centro de espuma que de veras se mojó son razones para cambiar de colchón, y quien limpia con honradez se lo dice desde el principio. Los tamaños y precios están en <a href="/es/mattress-cleaning">la página de colchones</a>.</p>
`,
} as const satisfies ArticleTexts;
