import type { SeedPost } from '#app/seed/seed-post.ts';
import { spanish } from '#app/seed/spanish-posts/baking-soda-vinegar-lemon.ts';

export const post = {
  title: 'Baking Soda, Vinegar, Lemon: What They Really Do',
  slug: 'baking-soda-vinegar-lemon',
  excerpt:
    'Kitchen cleaners are cheap and mild, and each is good at exactly one or two jobs. Here is the chemistry in plain English, with hard Los Angeles water in mind.',
  category: 'Eco-Friendly',
  picture: 'gentle-things',
  isPinned: false,
  publishedAt: '2026-06-04T16:00:00.000Z',
  content: `
<p>A bowl of white powder, a bottle of vinegar, half a lemon. It's a pretty picture, and there is real chemistry in it. There is also a popular trick that cancels itself out while everyone watches it fizz. If you want fewer products under the sink, it helps to know what each of these does well, and to use it for nothing else.</p>

<h2>Baking soda: for sour smells, dry</h2>
<p>Sodium bicarbonate is a mild alkali. Many household smells, such as sour milk, sweat and old food, are weak acids, and baking soda neutralizes the ones it touches. It's also a fine abrasive, soft enough for most sinks.</p>
<p>On a mattress or a carpet, use it dry and thin: a dusting through a kitchen sieve, an hour or two to work, then several slow passes with the vacuum. Two warnings. The powder is fine enough to clog a filter, so clean the filter afterward. And don't scrub it into wet upholstery. It dries into a pale crust between the yarns, and the only way to get it out is a lot more water than you wanted to use.</p>
<p>It doesn't disinfect, it doesn't lift dye, and it does little for a smell whose source is still in the cushion.</p>

<h2>Vinegar: for minerals and leftover soap</h2>
<p>White vinegar is about five percent acetic acid. It dissolves limescale, loosens the tannin of tea and coffee, and rinses away the alkaline film that detergent leaves behind. Diluted with two parts of water, it makes a good last rinse on colorfast, water-safe fabric.</p>
<p>Keep it away from marble, travertine and other calcium-based stone, from rubber seals, and from anything where it might meet bleach. Vinegar and bleach give off chlorine gas, and a small bathroom is a bad place to learn that.</p>

<h2>Both together: mostly salt water</h2>
<p>Pour one on the other and you get foam. The foam is carbon dioxide, and what stays behind is water with a little sodium acetate, a salt. The acid has used up the alkali and neither is left to clean. The fizz can shift loose dirt in a drain, mechanically, but on a sofa it is theater with a wet ending. Use them on different days, or for different jobs.</p>

<h2>Lemon: for the cutting board</h2>
<p>Lemon juice is a stronger acid than vinegar and comes with sugar, pulp and oil. On a cutting board or a faucet that's no problem. On fabric it leaves something sticky, and in sunlight it bleaches: a blond streak on a navy cushion isn't a stain that anyone can remove. Enjoy the smell in the kitchen and leave it off the furniture.</p>

<h2>Soap or detergent? Ask your kettle</h2>
<p>Look into your kettle. If there's a white crust, your water is hard, and across much of Los Angeles it is: imported river water and local wells both bring calcium and magnesium along. True soap, including castile soap, reacts with those minerals and forms the gray scum you know from the shower. In a carpet that scum stays in the pile and holds on to dust.</p>
<p>A few drops of clear, dye-free dish <em>detergent</em> don't have this problem, which makes it the better choice for spots here, even if the castile bottle has the nicer label. Use a quarter teaspoon per cup of water and rinse twice. If you own a small extraction machine, fill it with distilled water for the last rinse on a dark sofa; it prevents the faint chalky bloom that hard water can leave.</p>

<h2>The short list we'd keep</h2>
<ul>
<li><strong>A good vacuum with clean filters.</strong> It removes soil before anything has to dissolve it, and nothing is gentler.</li>
<li><strong>White cotton towels.</strong> A dozen, washed without fabric softener so they absorb.</li>
<li><strong>Cool water.</strong> Most fresh spills need nothing else.</li>
<li><strong>Clear dish detergent.</strong> One bottle, used by the drop.</li>
<li><strong>White vinegar</strong> for rinsing and limescale, <strong>baking soda</strong> for dry odor.</li>
<li><strong>An enzyme cleaner</strong> if you live with animals or small children. It needs time more than strength; <a href="/blog/pet-accidents-enzyme-cleaners">our pet article</a> explains how to use it.</li>
</ul>

<h2>Reading a green label</h2>
<p>"Natural" and "non-toxic" aren't regulated words on a cleaner, ours included, so it is fair to ask what stands behind them. Look for a full ingredient list, which California requires for cleaning products. Look for a third-party mark such as the EPA's Safer Choice. Prefer products without added fragrance: perfume cleans nothing, and it's the ingredient that sensitive people most often complain about. When we say non-toxic, we mean that we'll tell you by name what goes on your furniture, that it is used diluted, and that we rinse it back out.</p>
<p>Be wary of anything that says not to rinse. Residue is where "gentle" products go wrong: a mild cleaner left in a cushion attracts soil faster than a stronger one that was taken out again.</p>

<h2>Where the water goes</h2>
<p>Cleaning water is dirty by design. Pour it into the toilet or a utility sink, which lead to a treatment plant. The gutter doesn't: storm drains in Los Angeles run to the creeks and the bay largely untreated. It's a small habit, and one that costs nothing.</p>

<p>For everyday spills, this shelf is enough. When a whole room has gone dull, more product won't help, because the soil sits deeper than a cloth can reach. That's the point at which rinsing with a machine uses less chemistry than another month of sprays. You can see what it would cost in <a href="/calculator">the calculator</a>.</p>
`,
  translations: { es: spanish },
} as const satisfies SeedPost;
