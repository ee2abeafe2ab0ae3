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
  'Free delivery over ₹999': ['ส่งฟรีเมื่อครบ ₹999', '满 ₹999 免运费'],
  'Checked by Galleria': ['Galleria ตรวจสอบแล้ว', 'Galleria 审核'],
};
