import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Locale, localeCodes } from './locales.ts';
import { type Texts, textsOf } from './textsOf.ts';

/** Words that docs/words.md rules out, with the sentence that says what to write; `wrong` and `right` prove the pattern. */
interface Rule {
  found: RegExp;
  /** The texts that it is for; all, if absent. */
  keys?: RegExp;
  say: string;
  wrong: string;
  right: string;
}

/** Namespaces in which the platform speaks of itself; what it says there of merchants is named below. */
const platform =
  /^(?:common|error|service|info|thirdParty|points|contactUs|codes|fields|upload|gallery|login|loginPanels|accountNav|accountOverview|privacyAgreement):(?!lead$|noService\.text$)/;

const platformSays = 'calls the platform a shop. Say "Galleria" or "we"; a shop is a merchant’s (docs/words.md#ten-rules, 1).';

const saysWe = 'speaks of a system, an operator or a user. Say "Galleria" or "we", and "you" (docs/words.md#ten-rules, 1).';

const everywhere: readonly Rule[] = [
  { found: /\.\.\.|\s…/, say: 'has "..." or a space before "…". Put "…" right behind its word.', wrong: 'Loading …', right: 'Loading…' },
  { found: /'/, say: "has the straight sign '. Write ’.", wrong: "We couldn't do it.", right: 'We couldn’t do it.' },
];

const rules: Readonly<Record<Locale, readonly Rule[]>> = {
  en: [
    { found: /\bevaluat/i, say: 'says "evaluate". Say "review".', wrong: 'Evaluated', right: 'Reviewed' },
    {
      found: /\b(?:user|member) cent(?:re|er)\b/i,
      say: 'names a user or member centre. It is "Account".',
      wrong: 'User centre',
      right: 'Account',
    },
    { found: /\bgo on\b/i, say: 'says "go on". Say "continue", or what one does.', wrong: 'Reload to go on.', right: 'Put it on sale.' },
    { found: /\bremarks?\b/i, say: 'says "remark". Say "note".', wrong: 'Add a remark', right: 'Add a note' },
    { found: /\bdetailed address\b/i, say: 'says "detailed address". Say "address".', wrong: 'Detailed address', right: 'Address' },
    { found: /\b(?:basket|trolley)\b/i, say: 'has another word for the cart. Say "cart".', wrong: 'Your basket', right: 'Your cart' },
    {
      found: /\blog(?:ged)? ?(?:in|out)\b/i,
      say: 'says "log in" or "log out". Say "sign in" or "sign out".',
      wrong: 'Log in',
      right: 'Sign in',
    },
    { found: /\bthe shop\b/i, keys: platform, say: platformSays, wrong: 'The shop has a problem', right: 'The shops are setting up' },
    { found: /\bgoods\b/i, say: 'says "goods". Say "items".', wrong: 'Check the goods first.', right: 'Check the items first.' },
    { found: /\bplease\b/i, say: 'says "please". Drop it.', wrong: 'Please choose a topic.', right: 'Choose a topic.' },
    { found: /\bthe (?:system|operator|user)s?\b/i, say: saysWe, wrong: 'The system splits the order.', right: 'We split the order.' },
    {
      found: /\b(?:are|can|could|did|do|does|has|have|is|was|were|will|would) not\b(?! be (?:loaded|tracked))|\bcannot\b/i,
      say: 'is not contracted as one speaks it. Say "can’t", "isn’t", "hasn’t".',
      wrong: 'This can not be undone.',
      right: 'You can’t undo this. The orders could not be loaded',
    },
  ],
  'zh-CN': [
    { found: /账号/, say: 'says 账号. Say 账户.', wrong: '我的账号', right: '我的账户' },
    { found: /(?:会员|个人|用户)中心/, say: 'names a user or member centre. It is 我的账户.', wrong: '个人中心', right: '我的账户' },
    { found: /游客/, say: 'says 游客. Say 访客.', wrong: '以游客身份继续', right: '以访客身份继续' },
    { found: /你/, say: 'says 你. Say 您.', wrong: '你的订单', right: '您的订单' },
    { found: /系统|用户/, say: saysWe, wrong: '系统会自动拆单', right: '订单随后拆分' },
    { found: /商城|本店/, say: platformSays, wrong: '商城出了点问题', right: '店铺' },
    {
      found: /[\u4e00-\u9fff][,;:!?]/,
      say: 'has a half-width sign behind a Chinese one. Use ，；：！？.',
      wrong: '您好,欢迎',
      right: '您好，欢迎',
    },
    {
      found: /[\u4e00-\u9fff](?:[\dA-Za-z]|\{\{count\}\})|(?:[\dA-Za-z]|\{\{count\}\})[\u4e00-\u9fff]/,
      say: 'lacks the space between Chinese and Latin letters or digits. Put it there.',
      wrong: '共{{count}}件',
      right: '共 {{count}} 件，自 {{date}}起',
    },
  ],
  th: [
    { found: /กรุณา/, say: 'says กรุณา. A request begins with โปรด.', wrong: 'กรุณารอสักครู่', right: 'โปรดรอสักครู่' },
    { found: /รถเข็น/, say: 'says รถเข็น. Say ตะกร้า.', wrong: 'ดูรถเข็น', right: 'ดูตะกร้า' },
    { found: /หมายเลขโทรศัพท์/, say: 'says หมายเลขโทรศัพท์. Say เบอร์โทรศัพท์.', wrong: 'หมายเลขโทรศัพท์', right: 'เบอร์โทรศัพท์' },
    { found: /ศูนย์(?:ผู้ใช้|สมาชิก)/, say: 'names a user or member centre. It is บัญชีของฉัน.', wrong: 'ศูนย์ผู้ใช้', right: 'บัญชีของฉัน' },
    { found: /(?<!เข้าสู่|ออกจาก)ระบบ/, say: saysWe, wrong: 'ระบบจะแยกคำสั่งซื้อ', right: 'โปรดเข้าสู่ระบบ' },
    { found: /(?:ไหม|หรือไม่)\s*\?/, say: 'asks twice. ไหม says it; drop the "?".', wrong: 'ลบไหม?', right: 'ลืมรหัสผ่าน?' },
    { found: /(?<!น|ปณ)\.$/, say: 'ends with a full stop, which Thai does not have. Drop it.', wrong: 'บันทึกแล้ว.', right: '22:00 น.' },
  ],
  es: [
    {
      found:
        /\busted(?:es)?\b|\b(?:Acepte|Acorte|Añada|Compruebe|Copie|Elija|Escriba|Espere|Haga|Indique|Inicie|Introduzca|Inténtelo|Pregunte|Pulse|Recargue|Revise|Seleccione|Solicite|Use|Vuelva)\b/,
      say: 'speaks to "usted". Speak to "tú".',
      wrong: 'Escriba su nombre.',
      right: 'Escribe tu nombre.',
    },
    { found: /\bproductos?\b/i, say: 'says "producto". Say "artículo".', wrong: 'Cargando productos…', right: 'Cargando artículos…' },
    { found: /\bel (?:sistema|operador|usuario)\b/i, say: saysWe, wrong: 'El sistema divide el pedido.', right: 'El pedido se divide.' },
    { found: /\bcesta\b/i, say: 'says "cesta". Say "carrito".', wrong: 'Ver la cesta', right: 'Ver carrito' },
    { found: /\bevalua/i, say: 'says "evaluar". Say "valorar".', wrong: 'Evaluado', right: 'Valorado' },
    { found: /\bno se pud(?:o|ieron)\b/i, say: 'says "no se pudo". Say "no se ha podido".', wrong: 'No se pudo', right: 'No se ha podido' },
    { found: /\bla tienda\b/i, keys: platform, say: platformSays, wrong: 'La tienda tiene un problema', right: 'una tienda' },
  ],
  fr: [
    {
      found: /(?<!\p{L})(?:tu|ton|ta|tes|toi)(?!\p{L})/iu,
      say: 'says "tu". Say "vous".',
      wrong: 'Choisis ton adresse.',
      right: 'Choisissez votre adresse.',
    },
    {
      found: /(?<!\p{L})(?:le système|l’opérateur|l’exploitant|l’utilisateur)(?!\p{L})/iu,
      say: saysWe,
      wrong: 'L’exploitant le remplace.',
      right: 'La commande est répartie.',
    },
    {
      found: /n° \{\{/i,
      say: 'has an ordinary space behind "n°". Put a no-break space.',
      wrong: 'Commande n° {{number}}',
      right: 'Commande n°\u00a0{{number}}',
    },
    { found: /évalu/i, say: 'says "évaluer". Say "avis", "donner un avis".', wrong: 'Évaluer', right: 'Donner un avis' },
    { found: /courriel/i, say: 'says "courriel". Say "e-mail".', wrong: 'Courriel', right: 'E-mail' },
    {
      found: /espace (?:client|membre)/i,
      say: 'names an "espace client". It is "Mon compte".',
      wrong: 'Mon espace client',
      right: 'Mon compte',
    },
    {
      found: /n’(?:a|ont) pas pu être chargé/,
      say: 'says "n’a pas pu être chargé". Say "Impossible de charger …".',
      wrong: 'Vos points n’ont pas pu être chargés',
      right: 'Impossible de charger vos points',
    },
    { found: /\bla boutique\b/i, keys: platform, say: platformSays, wrong: 'La boutique ne répond pas.', right: 'une boutique' },
  ],
  lo: [
    { found: /ຄຳຕິຊົມ/, say: 'says ຄຳຕິຊົມ. Say ລີວິວ.', wrong: 'ຄຳຕິຊົມ', right: 'ລີວິວ' },
    { found: /ສູນ(?:ຜູ້ໃຊ້|ສະມາຊິກ)/, say: 'names a user or member centre. It is ບັນຊີຂອງຂ້ອຍ.', wrong: 'ສູນຜູ້ໃຊ້', right: 'ບັນຊີຂອງຂ້ອຍ' },
    { found: /(?<!ເຂົ້າສູ່|ອອກຈາກ)ລະບົບ/, say: saysWe, wrong: 'ລະບົບຈະແຍກຄຳສັ່ງຊື້', right: 'ກະລຸນາເຂົ້າສູ່ລະບົບ' },
    { found: /ດຳເນີນ(?:ການ)?ຕໍ່/, say: 'says ດຳເນີນການຕໍ່. Say ສືບຕໍ່.', wrong: 'ດຳເນີນການຕໍ່', right: 'ສືບຕໍ່' },
    { found: /ເຂົ້າລະບົບ/, say: 'says ເຂົ້າລະບົບ. Say ເຂົ້າສູ່ລະບົບ.', wrong: 'ເຂົ້າລະບົບ', right: 'ເຂົ້າສູ່ລະບົບ' },
    {
      found: /(?<=[^\sເ])(?:ແລະ|ຫຼື)|(?<!ເ)(?:ແລະ|ຫຼື)(?=\S)/,
      say: 'lacks a space before or after ແລະ or ຫຼື. Put it there.',
      wrong: 'ຊື່ ແລະອີເມວ',
      right: 'ຊື່ ຫຼື ອີເມວ ເຫຼືອ',
    },
    {
      found: /\.(?=\s|$)/,
      keys: /^(?!policy\w+:|aboutUs:|deliveryInformation:)/,
      say: 'has a full stop, which Lao has in articles alone. Drop it; a space is between sentences.',
      wrong: 'ບັນທຶກແລ້ວ. ກະລຸນາລໍຖ້າ',
      right: 'ບັນທຶກແລ້ວ ກະລຸນາລໍຖ້າ name@example.com',
    },
  ],
};

/** By the names of keys: what stands on a button, what is a title, and what is a sentence. What was done is told in sentences, too. */
const kinds = {
  button:
    /(?:[.:])(?:act|browse|cancel|close|continue|copy(?!Failed)[A-Z]\w*|keep|otherWays|pick|reload|retry|save(?:[A-Z]\w*)?|send\w*|startOver|submit|to[A-Z]\w*)$|\.again$|:actions\./,
  title: /[.:](?:title|titles\..+|empty\.(?!text)\w+|failed|adding|editing)$|:empty$|:tabs\./,
  sentence: /[.:](?:hint|\w+Hint)(?:\.\w+)?$|\.?invalid\.|:error\.|:lead$|[.:]done\.(?!to)\w+$|(?<!:footer\..*)\.text$|refundDetail:text\./,
};

const ends = /[.。]$/;
const sentenceEnds = /[.。?？!！:：]$/;
const hasNoStops: readonly Locale[] = ['th', 'lo'];

/** What docs/words.md says against a text, as the ends of sentences. */
function problemsOf(locale: Locale, key: string, text: string): string[] {
  const found = [...everywhere, ...rules[locale]].filter((rule) => (rule.keys?.test(key) ?? true) && rule.found.test(text));
  const plain = key.replace(/_(?:one|many|other)$/, '');
  const isProse = kinds.sentence.test(plain) || /[.:](?:done|hint|\w+Hint)\./.test(plain);
  const isButton = kinds.button.test(plain) && !isProse;
  const isShort = isButton || (kinds.title.test(plain) && !isProse);
  const words = text.replace(/\{\{\w+\}\}|<\/?\w+>/g, '');
  return [
    ...found.map(({ say }) => say),
    ...(isShort && ends.test(text) ? ['is a button or a title and ends with a full stop. Drop it.'] : []),
    ...(locale === 'en' && isShort && !isButton && words.trim().split(/\s+/).length > 6
      ? ['is a title of more than six words. Shorten it.']
      : []),
    ...(isButton && [...words].length > (locale === 'en' ? 32 : 40) ? ['is longer than a button may be. Shorten it.'] : []),
    ...(kinds.sentence.test(plain) && !hasNoStops.includes(locale) && !sentenceEnds.test(text)
      ? ['is a hint, a lead or an error and has no full stop. Put it there.']
      : []),
  ];
}

describe.each(localeCodes)('the words of %s', (locale) => {
  let texts: Texts;

  beforeAll(async () => {
    texts = await textsOf(locale);
  });

  test('are those of docs/words.md', () => {
    const problems = [...texts].flatMap(([key, text]) =>
      problemsOf(locale, key, text).map(
        (problem) => `packages/ui/src/i18n/${locale}/${key.replace(':', '.json, key ')}: "${text}" ${problem}`,
      ),
    );
    expect(problems.join('\n')).toBe('');
  });

  test('are in the glossary as they stand in the texts', async () => {
    const all = [...texts.values()].join('\n').toLocaleLowerCase(locale);
    const unused = (await glossary())
      .flatMap((row) => row[locale] ?? [])
      .filter((word) => !all.includes(word.toLocaleLowerCase(locale)))
      .map((word) => `docs/words.md#glossary has "${word}" for ${locale}, but no text has it. Correct the glossary, or the texts.`);
    expect(unused.join('\n')).toBe('');
  });

  test('break a rule where the wrong example stands, and not where the right one does', () => {
    for (const { found, wrong, right } of [...everywhere, ...rules[locale]]) {
      expect(wrong).toMatch(found);
      expect(right).not.toMatch(found);
    }
  });
});

test('a button, a title and a hint are known by their keys', () => {
  expect(problemsOf('en', 'addressList:confirm.act', 'Delete address.')).toHaveLength(1);
  expect(problemsOf('en', 'addressList:confirm.title', 'Delete this address.')).toHaveLength(1);
  expect(problemsOf('zh-CN', 'addresses:invalid.postCodeMissing', '请填写邮政编码')).toHaveLength(1);
  expect(problemsOf('th', 'addresses:invalid.postCodeMissing', 'โปรดกรอกรหัสไปรษณีย์')).toEqual([]);
  expect(problemsOf('zh-CN', 'orderList:done.cancel', '订单已取消')).toHaveLength(1);
  expect(problemsOf('es', 'orderList:emptyHint.toPay', 'Aquí aparecen tus pedidos')).toHaveLength(1);
  expect(problemsOf('fr', 'orderDetail:stage.unpaid.text', 'La boutique prépare vos articles')).toHaveLength(1);
  expect(problemsOf('en', 'shell:footer.slogans.returns.text', 'Collected from your door')).toEqual([]);
  expect(problemsOf('en', 'logistics:state.returned.title', 'The parcel goes back to the shop')).toHaveLength(1);
  expect(problemsOf('en', 'contactUs:form.submit', 'Open what you have written in your mail app')).toHaveLength(1);
  expect(problemsOf('en', 'thirdParty:window.text', 'The shop has your name.')).toEqual([platformSays]);
  expect(problemsOf('en', 'coupons:ask', 'Ask the shop about it')).toEqual([]);
});

/** The languages of the table's columns, behind the one that says what is meant. */
const columns: readonly Locale[] = ['en', 'zh-CN', 'th', 'es', 'fr', 'lo'];

/** The rows of docs/words.md#glossary: the words of each language. */
async function glossary(): Promise<Partial<Record<Locale, string[]>>[]> {
  const text = await readFile(path.join(import.meta.dirname, '../../../../docs/words.md'), 'utf8');
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
  expect(rows.length).toBeGreaterThanOrEqual(20);
  return rows.map((row) => {
    const cells = row
      .split('|')
      .slice(2, -1)
      .map((cell) => cell.trim());
    expect(cells, row).toHaveLength(columns.length);
    return Object.fromEntries(columns.map((locale, at) => [locale, (cells[at] ?? '').split(', ')]));
  });
}
