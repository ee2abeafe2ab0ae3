import type { Names } from './names.ts';

/** Shops, what kinds of them there are, and what the operator says of its own. */
export const merchants: Names = {
  'Northway Supply': ['นอร์ทเวย์ ซัพพลาย', '北路装备'],
  'Kiln & Clay': ['คิลน์แอนด์เคลย์', '窑与泥'],
  'Lumen Audio': ['ลูเมน ออดิโอ', '流明音响'],
  'Loom & Thread': ['ลูมแอนด์เธรด', '织机与线'],
  'Orchard Lane Grocers': ['ร้านชำออร์ชาร์ดเลน', '果园巷杂货'],
  'Meridian Watch House': ['บ้านนาฬิกาเมอริเดียน', '子午钟表行'],
  'Saffron Pantry': ['แซฟฟรอน แพนทรี', '藏红花食材'],
  'Petal & Balm': ['เพทัลแอนด์บาล์ม', '花瓣与香膏'],
  'Little Lantern Toys': ['ของเล่นลิตเติลแลนเทิร์น', '小灯笼玩具'],
  'Baseline Sports': ['เบสไลน์ สปอร์ต', '底线体育'],
  'Paper Heron': ['เปเปอร์ เฮรอน', '纸鹭书屋'],
  'Hearth & Hob': ['ฮาร์ธแอนด์ฮอบ', '炉与灶'],
  'Verdigris Garden': ['สวนเวอร์ดิกรี', '铜绿花园'],
  'Copperline Devices': ['คอปเปอร์ไลน์ ดีไวซ์', '铜线数码'],
  'Marigold Jewellers': ['ร้านเพชรแมรีโกลด์', '金盏花珠宝'],
  'Bobbin & Plane': ['บ็อบบินแอนด์เพลน', '线轴与木刨'],
  'Tinder & Oak': ['ทินเดอร์แอนด์โอ๊ก', '火绒与橡木'],

  'Shoes, bags and gear for people who walk: light, plain and made to be mended. We resole every boot we sell.': [
    'รองเท้า กระเป๋า และอุปกรณ์สำหรับคนชอบเดิน เบา เรียบง่าย และซ่อมได้ เราเปลี่ยนพื้นรองเท้าบูตทุกคู่ที่ขาย',
    '为走路的人准备的鞋、包与装备：轻便、朴素、可修补。我们售出的每双靴子都可换底。',
  ],
  'A pottery of six people by the sea. Stoneware, terracotta and the furniture that goes with it.': [
    'โรงปั้นริมทะเลที่มีกันหกคน เซรามิก ดินเผา และเฟอร์นิเจอร์ที่เข้ากัน',
    '海边六人陶坊。炻器、赤陶与相配的家具。',
  ],
  "Galleria's own counter for sound, screens and instruments. Tried by us before it is listed.": [
    'ร้านเครื่องเสียง จอภาพ และเครื่องดนตรีของ Galleria เอง เราทดลองทุกชิ้นก่อนวางขาย',
    'Galleria 自营的音响、屏幕与乐器柜台，上架前都由我们试过。',
  ],
  'Clothes and bags from mills we know by name: cotton from Gujarat, wool from Kullu, linen from Kerala.': [
    'เสื้อผ้าและกระเป๋าจากโรงทอที่เรารู้จักดี ฝ้ายจากคุชราต ขนแกะจากกุลลู ลินินจากเกรละ',
    '服装与包袋，来自我们熟识的工厂：古吉拉特的棉、库卢的羊毛、喀拉拉的亚麻。',
  ],
  'Fruit, vegetables and what stands in a good pantry, from farms within a day of the city.': [
    'ผลไม้ ผัก และของติดครัวที่ดี จากไร่ที่อยู่ห่างเมืองไม่เกินหนึ่งวัน',
    '水果、蔬菜与像样的储藏食品，来自距城一日之内的农场。',
  ],
  'Watches, clocks, pens and glasses, looked after by three watchmakers.': [
    'นาฬิกาข้อมือ นาฬิกาตั้ง ปากกา และแว่นตา ดูแลโดยช่างนาฬิกาสามคน',
    '腕表、座钟、钢笔与眼镜，由三位制表师照看。',
  ],
  'Spices ground on the day they leave, rice and pulses in small sacks, tea by the garden.': [
    'เครื่องเทศที่บดในวันส่ง ข้าวและถั่วถุงเล็ก ชาแยกตามไร่',
    '当天现磨的香料，小袋装的米与豆，按茶园分装的茶。',
  ],
  'Soap, balm and colour without perfume from a bottle: only what flowers and seeds give.': [
    'สบู่ บาล์ม และสีสันที่ไม่ใช้น้ำหอมจากขวด มีแต่สิ่งที่ดอกไม้และเมล็ดให้',
    '香皂、香膏与彩妆，不用瓶装香精，只取花与种子所予。',
  ],
  'Wooden toys turned and lacquered in the old way, and puzzles for rainy days.': [
    'ของเล่นไม้กลึงและเคลือบแบบดั้งเดิม กับปริศนาสำหรับวันฝนตก',
    '以古法车制上漆的木玩具，还有适合雨天的拼图。',
  ],
  'Bats, balls and rackets, strung and knocked in before they are sent.': [
    'ไม้ตี ลูกบอล และแร็กเกต ขึงเอ็นและทุบไม้ให้พร้อมก่อนส่ง',
    '球棒、球与球拍，寄出前已穿线、敲打妥当。',
  ],
  'Books, notebooks and colours. We bind our own paper and read what we sell.': [
    'หนังสือ สมุด และสี เราเย็บกระดาษเอง และอ่านสิ่งที่เราขาย',
    '书籍、笔记本与颜料。我们自己装订，也读自己卖的书。',
  ],
  'Pans that get better with use, knives that can be sharpened, and brooms worth hanging up.': [
    'กระทะที่ยิ่งใช้ยิ่งดี มีดที่ลับได้ และไม้กวาดที่น่าแขวนโชว์',
    '越用越好的锅，可以磨的刀，值得挂起来的扫帚。',
  ],
  'Plants that like rooms, seeds that like balconies, flowers cut in the morning.': [
    'ต้นไม้ที่ชอบอยู่ในห้อง เมล็ดที่ชอบระเบียง ดอกไม้ที่ตัดตอนเช้า',
    '喜欢房间的植物，喜欢阳台的种子，清晨剪下的鲜花。',
  ],
  'Screens, phones and everything that plugs into them, with two years of guarantee.': [
    'จอ โทรศัพท์ และทุกอย่างที่เสียบต่อได้ รับประกันสองปี',
    '屏幕、手机与一切外接设备，质保两年。',
  ],
  'Rings, beads and stones, each with a paper that says where they were found.': [
    'แหวน ลูกปัด และอัญมณี แต่ละชิ้นมีเอกสารบอกแหล่งที่มา',
    '戒指、珠串与宝石，每件都附产地证明。',
  ],
  'Tools for wood and wool, and the things they are used on.': [
    'เครื่องมือสำหรับไม้และขนแกะ และสิ่งที่ทำจากเครื่องมือเหล่านั้น',
    '木工与毛线的工具，以及用它们做成的东西。',
  ],
  'Furniture in oak and mango wood. Closed while we move to a larger yard.': [
    'เฟอร์นิเจอร์ไม้โอ๊กและไม้มะม่วง ปิดชั่วคราวระหว่างย้ายไปลานที่ใหญ่กว่า',
    '橡木与芒果木家具。迁往更大的场地期间暂停营业。',
  ],

  'Flagship store': ['ร้านเรือธง', '旗舰店'],
  'Specialist shop': ['ร้านเฉพาะทาง', '专营店'],
  'Galleria’s own': ['ร้านของ Galleria', 'Galleria 自营'],
  'Sells its own make under its own name. Needs a proof of the trade mark.': [
    'ขายสินค้าของตนเองภายใต้ชื่อของตนเอง ต้องมีหลักฐานเครื่องหมายการค้า',
    '以自有品牌销售自产商品，需提供商标证明。',
  ],
  'Sells one kind of goods by several makers and advises on them.': [
    'ขายสินค้าประเภทเดียวจากผู้ผลิตหลายราย และให้คำแนะนำ',
    '销售多家厂商的同类商品，并提供选购建议。',
  ],
  'Makes what it sells, by hand or in small series.': ['ผลิตสิ่งที่ขายเอง ด้วยมือหรือเป็นล็อตเล็ก', '自产自销，手工或小批量制作。'],
  "Galleria's own counter: we buy, store, send and answer for the goods.": [
    'ร้านของ Galleria เอง เราซื้อ จัดเก็บ จัดส่ง และรับผิดชอบสินค้า',
    'Galleria 自营：由我们采购、仓储、发货并负责。',
  ],

  'Fashion and accessories': ['แฟชั่นและเครื่องประดับ', '服饰配件'],
  'Home and living': ['บ้านและที่อยู่อาศัย', '家居生活'],
  'Food and drink': ['อาหารและเครื่องดื่ม', '食品饮料'],
  'Watches and jewellery': ['นาฬิกาและเครื่องประดับ', '钟表珠宝'],
  'Beauty and care': ['ความงามและการดูแล', '美妆护理'],
  'Toys and sport': ['ของเล่นและกีฬา', '玩具运动'],
  'Books, paper and garden': ['หนังสือ กระดาษ และสวน', '图书文具与园艺'],

  'Welcome to the arcade': ['ยินดีต้อนรับสู่ Galleria', '初次光临礼'],
  'Home and kitchen': ['บ้านและครัว', '家居厨房'],
  'Strider shoes': ['รองเท้า Strider', 'Strider 跑鞋'],
  'Monsoon weeks': ['สัปดาห์แห่งมรสุม', '雨季周'],
  'Fresh groceries': ['ของสดทุกวัน', '生鲜杂货'],
  'First hundred': ['หนึ่งร้อยคนแรก', '前一百名'],
  'Festival of lights': ['เทศกาลแห่งแสงไฟ', '排灯节'],
  'Meridian 40 mm': ['นาฬิกา Meridian 40 มม.', 'Meridian 40 毫米腕表'],
  'Honey and tea': ['น้ำผึ้งและชา', '蜂蜜与茶'],

  'Things that do not mind rain. Prices hold until the end of the month, while stock lasts.': [
    'ของที่ไม่กลัวฝน ราคานี้ถึงสิ้นเดือน หรือจนกว่าสินค้าจะหมด',
    '不怕雨的好物。优惠价至月底，售完为止。',
  ],
  'Pots, pans and what goes into them, from four shops that cook.': [
    'หม้อ กระทะ และสิ่งที่ปรุงในนั้น จากสี่ร้านที่รักการทำครัว',
    '锅具与食材，来自四家爱下厨的店铺。',
  ],
  'Instruments and microphones, set up by players. Two years of guarantee on everything.': [
    'เครื่องดนตรีและไมโครโฟนที่นักดนตรีปรับแต่งมาแล้ว รับประกันสองปีทุกชิ้น',
    '由演奏者调校的乐器与麦克风，全部质保两年。',
  ],
  'From workshops of ten people or fewer. Each piece is a little different.': [
    'จากโรงงานเล็กที่มีไม่เกินสิบคน แต่ละชิ้นจึงไม่เหมือนกัน',
    '出自十人以下的工坊，件件略有不同。',
  ],
  'This activity has ended.': ['กิจกรรมนี้จบแล้ว', '活动已结束。'],

  'The monsoon edit': ['คัดสรรรับมรสุม', '雨季精选'],
  'A kitchen worth cooking in': ['ครัวที่น่าเข้า', '值得下厨的厨房'],
  'Sound and stage': ['เสียงและเวที', '声音与舞台'],
  'Made by hand': ['ทำด้วยมือ', '手工制作'],
  'Spring clearance': ['ล้างสต็อกฤดูใบไม้ผลิ', '春季清仓'],
  'New headphones': ['หูฟังใหม่', '新款耳机'],
  'Fresh from the orchard': ['สดจากสวน', '果园直送'],

  'running shoe': ['รองเท้าวิ่ง', '跑鞋'],
  headphones: ['หูฟัง', '耳机'],
  mangoes: ['มะม่วง', '芒果'],
  linen: ['ลินิน', '亚麻'],
  teapot: ['กาน้ำชา', '茶壶'],
  'gift card': ['บัตรของขวัญ', '礼品卡'],
  backpack: ['เป้', '背包'],
  'wooden toys': ['ของเล่น', '玩具'],

  'Paid safely': ['ชำระเงินปลอดภัย', '支付安全'],
  '15 days to return': ['คืนได้ภายใน 15 วัน', '15 天退货'],
  'Tracked to your door': ['ติดตามพัสดุได้ถึงบ้าน', '物流全程可查'],
  'Checked by Galleria': ['Galleria ตรวจสอบแล้ว', 'Galleria 审核'],
  'Your money is held until you confirm that your items have arrived.': [
    'เราเก็บเงินของคุณไว้จนกว่าคุณจะยืนยันว่าได้รับสินค้าแล้ว',
    '在您确认收货之前，货款由我们保管。',
  ],
  'Send back what you do not like within 15 days, in its packing, and say why.': [
    'สินค้าที่ไม่ถูกใจส่งคืนได้ภายใน 15 วันในบรรจุภัณฑ์เดิม พร้อมแจ้งเหตุผล',
    '不满意的商品可在 15 天内连同原包装退回，并说明原因。',
  ],
  'Every parcel can be followed on its way. Most items are sent free; where there is postage, their details say how much.': [
    'ติดตามพัสดุทุกชิ้นได้ตลอดทาง สินค้าส่วนใหญ่ส่งฟรี หากมีค่าส่ง รายละเอียดของสินค้าจะบอกไว้',
    '每个包裹都可全程追踪。多数商品包邮；如需运费，商品详情中会写明。',
  ],
  'Every merchant is visited before the first sale and once a year after it.': [
    'เราไปเยี่ยมร้านค้าทุกร้านก่อนเริ่มขาย และปีละครั้งหลังจากนั้น',
    '每家店铺开业前我们都会实地走访，此后每年走访一次。',
  ],

  Colour: ['สี', '颜色'],
  Size: ['ขนาด', '尺码'],
  Dial: ['หน้าปัด', '表盘'],
  Set: ['ชุด', '套装'],
  Glaze: ['สีเคลือบ', '釉色'],
  Height: ['ความสูง', '高度'],
  Length: ['ความยาว', '长度'],
  Width: ['ความกว้าง', '宽度'],
  Waist: ['รอบเอว', '腰围'],
  Weight: ['น้ำหนัก', '重量'],
  Volume: ['ปริมาตร', '容量'],
  Pot: ['กระถาง', '花盆'],
  Keyboard: ['คีย์บอร์ด', '键盘'],
  Memory: ['หน่วยความจำ', '内存'],
  Storage: ['ความจุ', '存储容量'],
  Plug: ['ปลั๊ก', '插头'],
  Nib: ['หัวปากกา', '笔尖'],
  Shade: ['เฉดสี', '色号'],
  Pack: ['แพ็ก', '包装'],
  Binding: ['การเข้าเล่ม', '装订'],
  Strap: ['สายนาฬิกา', '表带'],
  Grind: ['การบด', '研磨度'],
  Grade: ['เกรด', '等级'],
  Value: ['มูลค่า', '面值'],
  piece: ['ชิ้น', '件'],
  pair: ['คู่', '双'],
  pack: ['แพ็ก', '包'],
  box: ['กล่อง', '盒'],
  set: ['ชุด', '套'],
  tin: ['กระป๋อง', '罐'],
  card: ['แผ่น', '张'],
};
