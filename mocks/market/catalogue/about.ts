interface About {
  /** One-sentence introductions, by turns. */
  intros: readonly string[];
  /** How it is made. */
  made: string;
  /** How it is kept. */
  care: readonly string[];
  measures: Readonly<Record<string, string>>;
}

/** What can be said of all goods of a category of the second level. */
const abouts: Record<number, About> = {
  1100: {
    intros: ['Cut to move in, with pockets where hands look for them.', 'Woven, dyed and sewn within one district.'],
    made: 'The cloth is washed before it is cut, so that it keeps its size. Seams are felled, hems are deep enough to be let down.',
    care: ['Wash at 30 °C with like colours', 'Dry in the shade', 'Iron while damp'],
    measures: { Fabric: 'Cotton, linen or wool, as named', Length: '112 cm in size M', Fit: 'Regular', 'Made in': 'Gujarat, India' },
  },
  1200: {
    intros: ['A plain thing made well: heavy cloth, straight seams, no print.', 'Worn soft before you get it, and sewn to last.'],
    made: 'Long-staple cotton, knitted or woven tightly. The collar and the waistband are sewn on twice.',
    care: ['Wash inside out at 40 °C', 'Do not bleach', 'Tumble dry on low'],
    measures: { Fabric: '100 % cotton', Weight: '220 g/m²', Fit: 'Straight', 'Made in': 'Tamil Nadu, India' },
  },
  1300: {
    intros: ['Light on the foot, firm at the heel, and it can be resoled.', 'A wide toe box and an insole of cork that takes your shape.'],
    made: 'The upper is stitched, not only glued. Insoles come out for washing and every sole can be replaced in our workshop.',
    care: ['Let wet shoes dry away from heat', 'Brush before you wax', 'Use a shoe tree'],
    measures: { Upper: 'Leather or recycled polyester', Sole: 'Natural rubber', Drop: '8 mm', Weight: '214 g in UK 8' },
  },
  1400: {
    intros: ['The small thing that finishes what you wear.', 'Packs flat, weighs little, wanted daily.'],
    made: 'Small runs on narrow looms, finished by hand. Every piece is looked over twice.',
    care: ['Wash by hand in cool water', 'Dry flat', 'Store folded'],
    measures: { Material: 'As named', 'One size': 'Unless sizes are offered', 'Made in': 'Himachal Pradesh, India' },
  },
  2100: {
    intros: ['Holds a day and does not look like it.', 'Strong zips, a flat base, and a place for every key.'],
    made: 'Edges are painted three times and sanded between. Zips and wheels can be replaced without opening a seam.',
    care: ['Wipe with a damp cloth', 'Feed leather twice a year', 'Keep filled when not in use'],
    measures: { Width: '32 cm', Height: '24 cm', Depth: '14 cm', Weight: '0.9 kg' },
  },
  2200: {
    intros: ['Keeps time to five seconds a day and can be opened by any watchmaker.', 'Quiet to look at, loud enough to wake you.'],
    made: 'Each movement is regulated in three positions before it leaves the house, and again free of charge after a year.',
    care: ['Wind at the same hour', 'Keep from magnets', 'Have it oiled every five years'],
    measures: { Case: 'Steel or walnut', Glass: 'Sapphire', 'Water resistance': '50 m', Guarantee: '3 years' },
  },
  2300: {
    intros: ['Comes with a paper that says where it was found and who set it.', 'Made to be worn every day, not kept in a box.'],
    made: 'Recycled silver, cast and filed by hand. Stones are natural and named as what they are.',
    care: ['Take off before swimming', 'Polish with a soft cloth', 'Store apart'],
    measures: { Metal: '925 silver where there is any', Stone: 'As named', Weight: '4–18 g' },
  },
  2400: {
    intros: ['A light frame with spring hinges that sits where it is put.', 'Full UV protection, tested by an optician.'],
    made: 'Frames are cut from one sheet of acetate and polished for three days. Lenses can be changed.',
    care: ['Rinse before you wipe', 'Use the case', 'Have the hinges tightened once a year'],
    measures: { Lens: '49 mm', Bridge: '21 mm', Temple: '145 mm', Filter: 'UV 400' },
  },
  3100: {
    intros: ['Even from the lowest note to the highest, and comfortable for hours.', 'Tuned by people who record for a living.'],
    made: 'Measured one by one against a reference; the sheet with its curve lies in the box. Cables and cushions are replaceable.',
    care: ['Keep dry', 'Clean with a dry brush', 'Charge before long storage'],
    measures: { Range: '18 Hz – 21 kHz', Battery: 'Up to 38 hours where there is one', Weight: '248 g', Guarantee: '2 years' },
  },
  3200: {
    intros: ['Quiet, quick to wake, and easy to open with a single screwdriver.', 'Made for a desk that is also a dining table.'],
    made: 'Memory and battery are held by screws, not glue. Spare parts are sold for seven years.',
    care: ['Keep the vents free', 'Use the supplied charger', 'Clean the screen with water only'],
    measures: { Ports: '3 × USB-C, 1 × HDMI', Wireless: 'Wi-Fi 6E, Bluetooth 5.3', Power: '65 W', Guarantee: '2 years' },
  },
  3300: {
    intros: ['A sharp picture without a thick manual.', 'Simple where it can be, exact where it must be.'],
    made: 'Checked by us for dead pixels and dust before it is sent. Updates are promised for five years.',
    care: ['Keep from direct sun', 'Clean with the cloth in the box', 'Charge between 5 and 35 °C'],
    measures: { Interface: 'USB-C', 'In the box': 'Charger, cable, cloth', Guarantee: '2 years' },
  },
  3400: {
    intros: ['Small, reliable, and always missing when you need one more.', 'Made to be dropped a few times.'],
    made: 'Tested for a thousand cycles. Old ones can be given back to us for recycling.',
    care: ['Keep dry', 'Do not open', 'Recycle at the end'],
    measures: { Voltage: '100–240 V where it is plugged in', Standard: 'BIS', Guarantee: '1 year' },
  },
  4100: {
    intros: ['Solid wood, no screws in sight, and parts you can replace.', 'Low, wide and honest about being comfortable.'],
    made: 'Timber is dried for two years. Joints are pegged, surfaces oiled, covers come off for cleaning.',
    care: ['Oil once a year', 'Use felt under the feet', 'Keep from radiators'],
    measures: { Width: '46–180 cm', Height: '82 cm', 'Seat height': '45 cm', Assembly: 'None, or four bolts' },
  },
  4200: {
    intros: ['Feels right in the hand and goes in the dishwasher.', 'Made for every day, good enough for guests.'],
    made: 'Fired or forged in small batches, so no two are quite alike. Glazes are free of lead.',
    care: ['Dishwasher safe unless it is iron or wood', 'Dry at once if it is steel', 'No sudden heat'],
    measures: { Material: 'Stoneware, glass, iron or steel', 'Safe for': 'Oven to 220 °C', 'Made in': 'Tamil Nadu, India' },
  },
  4300: {
    intros: ['A quiet shape that suits a full room and an empty one.', 'Light, shadow, and a little warmth.'],
    made: 'Thrown, poured or beaten by hand. Small marks show where the tool left the work.',
    care: ['Dust with a soft brush', 'Put felt under heavy pieces', 'Never leave a flame alone'],
    measures: { Material: 'As named', Height: '20–60 cm', Weight: '0.4–6 kg' },
  },
  4400: {
    intros: ['Does its work and looks well hanging on a hook.', 'Puts things where you will find them again.'],
    made: 'Natural fibre, steel and cellulose. Nothing in it that you could not compost or recycle.',
    care: ['Let it dry in the air', 'Keep fibre from damp floors'],
    measures: { Material: 'As named', Load: 'Up to 12 kg', 'Made in': 'Assam, India' },
  },
  5100: {
    intros: ['Picked ripe, packed the same day.', 'From farms within a day of the city.'],
    made: 'Grown without colouring or wax. The farm and the day of picking are printed on the box.',
    care: ['Keep cool', 'Wash before eating', 'Eat within five days'],
    measures: { Origin: 'Maharashtra, India', Class: 'Extra', Storage: '8–12 °C' },
  },
  5200: {
    intros: ['One ingredient, and it is on the front of the packet.', 'From one harvest, in a packet that closes again.'],
    made: 'Sorted by hand, packed without air. Nothing is added, nothing taken out.',
    care: ['Keep dry and dark', 'Close well after opening', 'Best within a year'],
    measures: { Origin: 'India', 'Allergy advice': 'Packed where nuts are packed', 'Best before': '12 months' },
  },
  5300: {
    intros: ['Baked in the night, sent in the morning.', 'Butter, flour, patience.'],
    made: 'Small batches, real butter, no improvers. What is not sold goes to a kitchen for the street.',
    care: ['Keep in paper, not plastic', 'Warm for five minutes at 160 °C', 'Freezes well'],
    measures: { Energy: '1,680 kJ per 100 g', Contains: 'Wheat, milk, may contain nuts', 'Best before': '5 days, or as printed' },
  },
  5400: {
    intros: ['Fresh from the garden, in a bag that keeps its smell.', 'Pressed or dried, never made up from concentrate.'],
    made: 'We name the garden and the month. Water, time and temperature for the best cup are on the back.',
    care: ['Keep closed and dark', 'Use within three months of opening'],
    measures: { Origin: 'India, as named', Water: '85–95 °C', Time: '3 minutes' },
  },
  6100: {
    intros: ['Strong colour that stays until you take it off.', 'Full of pigment, free of perfume.'],
    made: 'Plant wax and mineral colour. Never tried on animals. Cases can be refilled.',
    care: ['Keep below 30 °C', 'Close well'],
    measures: { Content: '3.5 g or 10 ml', 'After opening': '12 months', Vegan: 'Yes' },
  },
  6200: {
    intros: ['Kind to skin that is washed often.', 'Smells of what is in it and of nothing else.'],
    made: 'Cold-pressed oils, six weeks of rest. Wrapped in paper, sent without plastic.',
    care: ['Let soap dry between uses', 'Keep from the sun'],
    measures: { Content: 'As named', 'Skin type': 'All', pH: '5.5–8', Vegan: 'Yes' },
  },
  6300: {
    intros: ['A daily tool that is worth keeping for years.', 'Smooth edges, good weight, spare parts.'],
    made: 'Cut from one piece and polished by hand. Blades and heads can be replaced.',
    care: ['Rinse and dry after use', 'Oil wood now and then'],
    measures: { Material: 'Wood, steel or acetate', Length: '18 cm' },
  },
  7100: {
    intros: ['Made to be played with by three children, one after the other.', 'Turned in wood, coloured with lac, safe to chew.'],
    made: 'Lac-turned wood or organic cotton. Tested to the toy standards of India and Europe.',
    care: ['Wipe clean', 'Wash soft toys at 30 °C', 'From three years'],
    measures: { Age: '3 and older', Standard: 'IS 9873, EN 71', 'Made in': 'Channapatna, India' },
  },
  7200: {
    intros: ['Ready for the first match: pumped, strung or knocked in.', 'For the street and for the club.'],
    made: 'Built for the weather it will see. We string, oil and inflate before we send.',
    care: ['Dry after wet play', 'Check straps and screws monthly'],
    measures: { Level: 'Club', Standard: 'Match size', Guarantee: '1 year' },
  },
  7300: {
    intros: ['Small in the pack, big when you need it.', 'Tried in one monsoon and two passes.'],
    made: 'Seams are taped, metal is anodised. Poles, pegs and lines are sold singly.',
    care: ['Dry before packing', 'Do not machine wash', 'Rinse off salt'],
    measures: { Weight: 'As named', Packed: '44 × 14 cm', Season: 'Three' },
  },
  7400: {
    intros: ['Set up and tuned by a player before it is sent.', 'An instrument that does not fight its beginner.'],
    made: 'Tonewood from managed forests. Comes with a soft bag and a first set of strings, reeds or sticks.',
    care: ['Loosen before flying', 'Wipe after playing', 'Keep at 45–55 % humidity'],
    measures: { Level: 'Beginner to stage', 'In the box': 'Bag, cloth, spare set', Guarantee: '2 years' },
  },
  8100: {
    intros: ['To be read slowly, or all at once on a train.', 'Chosen by people who read everything they sell.'],
    made: 'Set in a readable type on uncoated paper; sewn, so that it lies open.',
    care: ['Lend it', 'Keep from damp shelves'],
    measures: { Language: 'English', Pages: '288', Format: '13 × 20 cm' },
  },
  8200: {
    intros: ['Paper that does not mind ink, ink that does not mind paper.', 'For lists, letters and the margins of books.'],
    made: 'Cedar, brass, and paper of 100 g. Tested with eleven inks.',
    care: ['Rinse nibs with water', 'Close caps'],
    measures: { Paper: '100 g/m²', Format: 'A5 where it is bound', 'Made in': 'India' },
  },
  8300: {
    intros: ['Sent in a box with windows, watered the evening before.', 'Likes a bright place and a forgetful owner.'],
    made: 'Raised without peat. If it does not arrive well, we send another.',
    care: ['Water when the soil is dry', 'Turn once a week', 'Feed in spring'],
    measures: { Light: 'Bright, no noon sun', Water: 'Weekly', Height: '15–40 cm' },
  },
  8400: {
    intros: ['Sharp from the start and easy to sharpen again.', 'For repairs, presents and long evenings.'],
    made: 'Forged steel, ash handles, natural fibres. Every part is sold singly.',
    care: ['Keep dry and oiled', 'Wash wool by hand'],
    measures: { Material: 'As named', Guarantee: '10 years on tools', 'Made in': 'Meghalaya, India' },
  },
};

const nothing: About = { intros: [''], made: '', care: [], measures: {} };

/** What can be said of goods of a category of the third level. */
export const aboutOf = (category: number): About => abouts[category - (category % 100)] ?? nothing;

export function introOf(category: number, product: number): string {
  const { intros } = aboutOf(category);
  return intros[product % intros.length] ?? '';
}
