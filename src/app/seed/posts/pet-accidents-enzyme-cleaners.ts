import type { SeedPost } from '#app/seed/seed-post.ts';
import { spanish } from '#app/seed/spanish-posts/pet-accidents-enzyme-cleaners.ts';

export const post = {
  title: 'Pet Accidents: What an Enzyme Cleaner Needs From You',
  slug: 'pet-accidents-enzyme-cleaners',
  excerpt:
    'Enzyme cleaners fail for three reasons: too little, not long enough, or too soon after another product. How to use one properly on carpet, sofa and mattress.',
  category: 'Pet Care',
  picture: 'carpet-clean',
  isPinned: false,
  publishedAt: '2026-08-13T16:00:00.000Z',
  content: `
<p>The puddle on the rug is the size of a saucer. The wet area under the rug is the size of a dinner plate. Liquid spreads as it sinks through the pile, the backing and the pad, and that hidden cone explains nearly every story that ends with "we cleaned it three times and it still smells."</p>

<h2>Why it smells later and not now</h2>
<p>Fresh urine is fairly mild. As bacteria break it down, ammonia and other sharp-smelling compounds form, and the salts and uric acid that stay behind dry into crystals. Those hold on tightly and dissolve poorly in water. When the air turns damp they take up moisture and begin to smell again. Anyone with an old cat stain near the coast knows it from June mornings: nothing for weeks, then fog, then there it is.</p>
<p>So there are two jobs. Get the liquid out while it's a liquid, and break down what is left.</p>

<h2>The first half hour</h2>
<ol>
<li><strong>Keep the animal away</strong> and skip the scolding. It doesn't help the carpet either.</li>
<li><strong>Stand on it.</strong> Fold white towels into a thick pad, put it on the spot, and shift your whole weight onto it for a minute. Change towels until they come up almost dry. On a sofa, unzip the cover and press a second towel against the foam.</li>
<li><strong>Rinse with a little cool water,</strong> no more than the accident itself, and press again.</li>
<li><strong>Stop there</strong> if the tag says S or X, or if it's silk, viscose or an antique rug. Those need a professional and an honest talk about the odds. (What the letters mean is in <a href="/blog/sofa-care-tag-codes">our tag guide</a>.)</li>
</ol>
<p>No hot water and no steam: heat sets protein and drives the smell deeper. No ammonia-based cleaner either, since to an animal it reads as an invitation. And hold back the vinegar and the disinfectant if you plan to use enzymes afterward, for a reason we'll get to next.</p>

<h2>How enzymes work, and what stops them</h2>
<p>An enzyme cleaner contains proteins that cut large molecules into small ones, and often harmless bacteria that make more of those proteins as they feed. It's closer to composting than to scrubbing, and it has the needs of a living thing.</p>
<h3>It has to reach everything</h3>
<p>A spray over the surface treats the surface. Use as much as the animal did, and apply it wider than the visible mark: for a saucer, treat a dinner plate. On carpet it must get to the pad. On a cushion it must get as deep as the stain, which is where low-moisture habits collide with chemistry. For a deep accident in a thick cushion, professional flushing and extraction is the way to go.</p>
<h3>It has to stay damp</h3>
<p>Enzymes stop when they dry. The label may say fifteen minutes for a fresh spot, but an old one needs hours. Lay a damp white towel over it, then a sheet of plastic, and leave it until evening. Check once that no dye is moving.</p>
<h3>It has to work alone</h3>
<p>Disinfectants, strong acids and leftover detergent all damage enzymes. If the spot has a history of products, rinse and blot it with plain water twice before you begin. Read the date on the bottle, too; these cleaners age, and a garage in the Valley in August cooks them.</p>
<p>When the time is up, blot, rinse lightly, blot again, and dry with a fan. Expect the smell to get worse for a day before it goes. If it's weaker after the first round but not gone, a second round is reasonable. If nothing has changed, the source is deeper than you reached.</p>

<h2>Finding what you can't see</h2>
<p>An ultraviolet flashlight in a dark room makes many old urine marks glow a dull yellow. So do detergent residue, tonic water and some dyes, so mark the suspects with painter's tape and let your nose decide at floor level. Look at vertical surfaces as well, particularly curtain hems, sofa skirts and baseboards. Dogs and tomcats aim sideways.</p>

<h2>Hair, paws and foxtails</h2>
<p>Accidents are rare. Hair and paw oil are daily, and they wear out more furniture. A damp rubber glove or a window squeegee, pulled toward you in short strokes, rolls hair out of upholstery better than most attachments. Do it before vacuuming.</p>
<p>The gray shadow where a dog leans is oil. Wash the dog's blanket weekly, wash the dog on a schedule your vet agrees with, and put a washable throw on the favorite corner. It's the cheapest slipcover there is.</p>
<p>From May on, dry foxtails come home from the hillside trails. The barbs work themselves into rugs and then into paws. Check the coat at the door, and go over the entry rug by hand; a vacuum brush tends to push them in. Trim snagged loops in a carpet or a chair level with sharp scissors. Never pull.</p>

<h2>When cleaning isn't the answer</h2>
<p>If a corner has been used for months, the pad is saturated and sometimes the subfloor is as well. Cleaning the face of the carpet then freshens the room for a week. The lasting repair is to lift that section, replace the pad, seal the floor and clean the carpet from both sides. It's a smaller job than it sounds, and it beats paying for the third treatment.</p>
<p>And if a house-trained animal suddenly starts again, ask a vet before you ask a cleaner. Bladder trouble looks exactly like bad manners.</p>
<p>For everything in between, enzyme treatment is an add-on for <a href="/couch-cleaning">couches</a>, <a href="/carpet-cleaning">carpets</a> and <a href="/mattress-cleaning">mattresses</a>. Tell us how old the stain is and what has been used on it, and we'll tell you whether it's worth trying.</p>
`,
  translations: { es: spanish },
} as const satisfies SeedPost;
