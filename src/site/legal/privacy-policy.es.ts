import type { Profile } from '#company/profile/profile.ts';
import type { Translation } from '#kit/language/translation.ts';
import { paths } from '#kit/paths/paths.ts';
import { consentTexts } from '#site/frame/consent-texts.ts';
import type { LegalDocument } from './legal-document.ts';

export const privacyPolicy = ({
  email,
  name,
  legalName,
  theCounty,
  state,
  pieces,
}: Profile): LegalDocument => ({
  path: paths.privacyPolicy,
  title: 'Política de privacidad',
  description: `Qué datos le pide ${name}, para qué, cuánto tiempo los guardamos y cómo pedir que los borremos. Nunca vendemos información personal.`,
  summary:
    'Solo le pedimos lo necesario para responderle y hacer la limpieza. Nunca lo vendemos. Ningún tercero rastrea su visita si usted no acepta antes.',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Quiénes somos',
      blocks: [
        `Este sitio web es de ${legalName} (“nosotros”). Limpiamos ${pieces} en ${theCounty}, y somos responsables de la información personal que usted nos da aquí.`,
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'Lo que usted nos da',
      blocks: [
        'Puede leer todo el sitio y ver un precio en la calculadora sin decirnos quién es. Solo sabemos lo que usted nos envía:',
        [
          'Formulario de contacto: nombre y apellido, número de teléfono, correo electrónico, el tipo de servicio y su mensaje.',
          'Formulario de cotización: su nombre, cómo prefiere que le contactemos, su teléfono o correo electrónico, código postal, fecha y hora preferidas, sus notas y los servicios que eligió con sus precios.',
          'Foto: una imagen, si la agrega. Antes de guardarla, quitamos la ubicación, la hora y los datos de la cámara que trae el archivo.',
          'Boletín: su correo electrónico y cuándo lo confirmó.',
          'Llamadas y correos: lo que usted nos diga.',
        ],
        'Con cada formulario guardamos también la primera página que abrió en nuestro sitio y el sitio o anuncio por el que llegó aquí. Su navegador conserva ese dato solo hasta que usted lo cierra. Nos dice qué anuncios y enlaces nos traen clientes, y nada más sobre usted.',
        'Por favor, no envíe datos de pago en los formularios. Ahí nunca se los pedimos.',
      ],
    },
    {
      id: 'why',
      heading: 'Para qué usamos sus datos',
      blocks: [
        [
          'Para responderle, preparar su cotización, y confirmar y hacer su visita.',
          'Para enviarle por correo una confirmación de lo que recibimos.',
          'Para enviarle el boletín, si lo pidió.',
          'Para cumplir con la ley, por ejemplo, con la obligación de conservar registros contables.',
          'Para proteger el sitio: contamos por poco tiempo las solicitudes de cada dirección IP, para que nadie sature nuestros formularios.',
        ],
        'No hacemos perfiles de usted y ningún sistema automático toma decisiones sobre usted. Los precios son los mismos para todos.',
      ],
    },
    {
      id: 'photos',
      heading: 'Sus fotos',
      blocks: [
        'Su foto se sube cuando envía su cotización. Solo nuestro personal puede abrirla, después de iniciar sesión. No tiene un enlace público y nunca la usamos en publicidad.',
        'Si la cotización no se terminó de enviar, borramos su foto a las 24 horas.',
      ],
    },
    {
      id: 'newsletter',
      heading: 'Boletín',
      blocks: [
        'Cualquiera puede escribir el correo de otra persona en un formulario. Por eso primero enviamos un solo correo con un enlace, y usted entra en la lista solo después de confirmar. Si no confirma, no le volvemos a escribir.',
        'Cada número trae un enlace para cancelar la suscripción con un clic.',
      ],
    },
    {
      id: 'your-browser',
      heading: 'Lo que guarda su navegador',
      blocks: [
        'Mientras la pestaña está abierta, su navegador guarda las piezas que agregó y lo que ha escrito, para que no se pierda nada si la página se vuelve a cargar. Se borra cuando usted envía el formulario o cierra la pestaña. Esto no sale de su dispositivo.',
        'Cuando usted envía un formulario o una foto, una cookie recuerda durante un día que lo envió este navegador, para que nada llegue dos veces y solo usted lo vuelva a ver.',
        'Iniciar sesión en el área de nuestro personal crea cookies. Quien visita el sitio no tiene cuenta ni recibe esas cookies.',
      ],
    },
    {
      id: 'analytics',
      heading: 'Estadísticas y publicidad',
      blocks: [
        'Podemos usar Google Analytics para ver qué páginas sirven, y Google Ads para ver qué anuncio trajo una cotización. Ninguno se carga antes de que usted acepte. Cuando usamos alguno de ellos, aparece una pregunta al pie de la página. Si no acepta, no se envía nada a Google y el sitio funciona igual.',
        `Guardamos su respuesta en una cookie durante doce meses. Puede cambiarla cuando quiera en “${consentTexts.settingsLabel}”, al pie de cada página. Si no ve la pregunta, no usamos estos servicios.`,
        'Las fuentes, las imágenes y los programas del sitio vienen de nuestro propio servidor.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Quién más los ve',
      blocks: [
        'No vendemos ni rentamos información personal, y no la compartimos para la publicidad de nadie más.',
        'Las empresas que operan nuestro servidor y entregan nuestro correo la manejan por encargo nuestro, bajo contrato y solo para eso. Aparte de ello, la compartimos únicamente cuando la ley lo exige.',
      ],
    },
    {
      id: 'how-long',
      heading: 'Cuánto tiempo la guardamos',
      blocks: [
        [
          'Solicitudes, cotizaciones y sus fotos: mientras estemos en contacto por ellas y, después, el tiempo que la ley nos obligue a conservar los registros de trabajo.',
          'Fotos de cotizaciones que nunca se enviaron: 24 horas.',
          'Correo del boletín: hasta que cancele la suscripción.',
          'El registro que evita guardar dos veces el mismo formulario: 24 horas.',
        ],
      ],
    },
    {
      id: 'your-rights',
      heading: 'Sus derechos',
      blocks: [
        `Puede preguntar qué datos suyos tenemos, corregirlos, obtener una copia o pedir que los borremos. Nunca le trataremos de manera distinta por pedirlo.${state === 'CA' ? californiaLaw : ''}`,
        `Escriba a ${email} desde el correo que usó con nosotros, o llámenos. Quizá le hagamos una pregunta para comprobar que es usted, y le responderemos en un plazo de 45 días.`,
      ],
    },
    {
      id: 'security',
      heading: 'Cómo protegemos sus datos',
      blocks: [
        'Los datos viajan cifrados entre su navegador y nuestro sitio. Solo puede iniciar sesión el personal que los necesita; guardamos sus contraseñas de modo que nadie pueda leerlas y revisamos todo lo que llega por un formulario antes de guardarlo. Ningún sistema es perfecto: si algo pone en riesgo sus datos, se lo diremos.',
      ],
    },
    {
      id: 'children',
      heading: 'Menores de edad',
      blocks: [
        'Este sitio es para personas adultas a cargo de una casa o un negocio. No recopilamos a sabiendas información de menores de 13 años. Si un menor nos envió algo, avísenos y lo borraremos.',
      ],
    },
    {
      id: 'changes',
      heading: 'Cambios a esta política',
      blocks: [
        'Cuando cambia la manera en que manejamos la información, actualizamos esta página y su fecha. Si el cambio afecta a personas cuya información ya tenemos, les avisamos antes.',
      ],
    },
  ],
});

const californiaLaw =
  ' Quienes viven en California tienen estos derechos por la Ley de Privacidad del Consumidor de California (CCPA); nosotros se los damos a todos.';

export type Complete = Translation<
  typeof import('./privacy-policy.ts'),
  typeof import('./privacy-policy.es.ts')
>;
