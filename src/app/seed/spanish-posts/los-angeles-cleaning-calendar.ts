import type { ArticleTexts } from '#app/seed/seed-post.ts';

export const spanish = {
  title: 'De la neblina de junio a los Santa Ana: cuándo limpiar',
  slug: 'calendario-de-limpieza-de-los-angeles',
  excerpt:
    'Los Ángeles sí tiene estaciones, y los muebles las sienten todas. Cuándo limpiar para que seque rápido, y qué hacer con polvo, neblina, calor y lluvia.',
  content: `
Quienes llegan del este dicen que Los Ángeles no tiene estaciones. Sus alfombras no estarían de acuerdo. La humedad, el polvo, el calor y alguna que otra lluvia fuerte llegan en fechas bastante fijas, y cada uno cambia lo rápido que se ensucia una tela y lo rápido que seca. La mitad de una buena limpieza es el secado. Por eso un calendario sale a cuenta.

De qué depende el secado

Tres cosas sacan el agua de una alfombra o de un cojín: calor, aire en movimiento y un aire que todavía pueda recibir humedad. La última es la que se olvida. Con neblina afuera, abrir la ventana mete un aire que ya viene casi lleno, y el ventilador solo lo pasea por el cuarto. En una tarde seca, esa misma ventana trabaja mejor que cualquier máquina.

Un higrómetro sencillo cuesta más o menos lo que una torta. Con menos de 50 por ciento de humedad, abra las ventanas y deje que seque. Con más de 65, ciérrelas y prenda el aire acondicionado o un deshumidificador con un ventilador. Entre uno y otro, lo que haga menos ruido.

Marzo y abril: después de la lluvia

La temporada de lluvias deja lodo en la entrada y olor a humedad en algún rincón. El polen llega en cuanto los cerros se ponen verdes.

• Levante los tapetes de las puertas, deje secar los dos lados y aspire el piso de abajo antes de regresarlos.
• Separe el sofá unas pulgadas de las paredes que dan a la calle y revise por detrás si hay humedad o puntos de moho.
• Lave o sacuda los tapetes de entrada. Ahí se quedó lo que no llegó a la alfombra.
• Aspire el lado de la ventana de la recámara dos veces por semana mientras florecen los árboles.
• Mire el techo debajo de las canaletas. Una mancha del tamaño de una moneda sale hoy más barata que una alfombra mojada el próximo invierno.

Si una alfombra lleva más de un día mojada por una fuga, no espere a que seque sola. El bajo alfombra guarda agua mucho después de que la superficie ya se siente bien.

Mayo y junio: la neblina del mar

A pocas millas de la playa, las mañanas son grises y húmedas durante semanas. Tierra adentro se despeja antes, y en el Valle puede haber sol a las diez. Es la temporada en que todo seca despacio y en que las manchas viejas de mascota vuelven a oler.

• Pida la limpieza para media mañana, para que casi todo el secado caiga en la parte soleada del día.
• Pregunte por métodos de poca humedad para cojines gruesos y para todo lo que lleve pluma.
• Deje la cama destendida hasta que se despeje.
• Deje unas pulgadas entre los muebles y las paredes frías para que pase el aire.

Si en esta temporada aparece un aro, como mojado, en un cojín limpio, lo más seguro es que la humedad de abajo haya subido mugre vieja mientras secaba despacio. Séquelo con un paño blanco apenas húmedo y póngale un ventilador antes de decidir que la mancha regresó.

Julio y agosto: calor y pies descalzos

El calor seco hace de esta la mejor época para los trabajos grandes. Una alfombra que se limpia a las nueve en Northridge muchas veces está lista para los muebles a primera hora de la tarde. También es la temporada del bloqueador, las paletas y el pelo de alberca, que son grasa, azúcar y cloro, en ese orden.

• Ponga una manta lavable en los asientos que se usan saliendo de la alberca.
• Cierre las cortinas del lado oeste después de las dos. El sol despinta las telas y reseca el cuero más rápido que el uso.
• Con el bloqueador, primero fécula de maíz. El agua sola lo extiende, y algunos se ponen naranjas con agua dura.
• Cada dos semanas cambie los cojines sueltos del lado con sol al lado con sombra.

No deje cojines de espuma asándose en el patio. Una hora a la sombra los airea. Un día al sol vuelve quebradiza la espuma.

De septiembre a noviembre: viento y polvo

Los vientos de Santa Ana meten aire del desierto por cada rendija. La humedad puede bajar hasta un diez por ciento, la estática pega el polvo a las telas y en una noche se asienta un polvillo café claro en los marcos. Si hay incendios en la región, también llega ceniza, y la ceniza tiene su propia regla: se levanta en seco, y el paño húmedo sale solo cuando en seco ya no sale nada.

• Antes de dormir, cierre las ventanas del lado de donde viene el viento. Muchas veces sopla más fuerte hacia la madrugada.
• Aspire los muebles antes de pasarles un paño. El polvo húmedo se hace lodo en el tejido.
• Cambie el filtro de la calefacción después del primer viento fuerte y no en una fecha fija.
• Cepille los cojines de afuera antes de meterlos, y guárdelos adentro hasta que pase el viento.
• Dé pasadas lentas de más por donde todos caminan. Este polvo corta y gasta el pelo de la alfombra.

El aire seco tiene una ventaja. Lo que limpie entre un viento y otro seca en pocas horas, con las ventanas cerradas y un ventilador.

De diciembre a febrero: visitas y lluvia

Las semanas de fiestas traen vino tinto, cera de velas y zapatos mojados. Las agendas se llenan, la nuestra también, así que conviene limpiar a principios de diciembre para las visitas o en enero después de ellas. Hacer las dos cosas casi nunca vale lo que cuesta.

• Con la cera, déjela endurecer con hielo en una bolsa, levántela con una cuchara y saque el resto a través de papel blanco con una plancha apenas tibia. Nada de plancha en terciopelo sintético.
• Tenga toallas blancas a la mano durante la fiesta. Las servilletas de color se despintan.
• Ponga una charola para los zapatos mojados y una cubeta para los paraguas.
• En un día frío y lluvioso, después de limpiar con agua prenda la calefacción y un ventilador juntos. Uno sin el otro es lento.

Cómo ponerlo en papel

A la mayoría de las casas les bastan dos limpiezas profesionales al año, no seis. A los muebles les va bien cada seis a doce meses y a las alfombras cada doce a dieciocho. En este clima, el final del verano es buen momento para las alfombras y el colchón; los sofás van mejor a principios de la primavera, después de la lluvia, o en diciembre, antes de las visitas.

Apunte tres fechas: una para los filtros, una para los tapetes y una para la limpieza grande. Péguelas por dentro del clóset donde guarda la aspiradora. Ese es todo el sistema, y funciona porque sigue el clima que hay afuera de su propia ventana, que nadie que escriba una guía general de limpieza puede ver.
`,
} as const satisfies ArticleTexts;
