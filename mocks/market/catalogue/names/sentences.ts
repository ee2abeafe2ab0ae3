import type { Names } from './names.ts';

/**
 * What the marketplace says to a shopper: why it refuses, and the reasons that can be chosen. `{}` stands for a name or a number,
 * which keep their order.
 */
export const sentences: Names = {
  'I ordered it by mistake': ['สั่งผิด', '拍错了'],
  'It does not look like the pictures': ['สินค้าไม่เหมือนในรูป', '与图片不符'],
  'It is damaged or does not work': ['สินค้าเสียหายหรือใช้งานไม่ได้', '商品损坏或无法使用'],
  'Parts are missing': ['ของไม่ครบ', '缺少配件'],
  'It did not arrive in time': ['ได้รับสินค้าช้า', '未按时送达'],
  'I found it cheaper elsewhere': ['เจอราคาถูกกว่าที่อื่น', '别处更便宜'],
  'Another reason': ['เหตุผลอื่น', '其他原因'],
  'The goods are as described.': ['สินค้าตรงตามที่ระบุไว้', '商品与描述一致。'],

  'This order does not exist.': ['ไม่พบคำสั่งซื้อนี้', '没有这个订单。'],
  'This payment does not exist.': ['ไม่พบการชำระเงินนี้', '没有这笔付款。'],
  'This shop does not exist.': ['ไม่พบร้านนี้', '没有这家店铺。'],
  'This coupon does not exist.': ['ไม่พบคูปองนี้', '没有这张优惠券。'],
  'This refund does not exist.': ['ไม่พบคำขอคืนเงินนี้', '没有这笔退款。'],
  'This promotion does not exist.': ['ไม่พบโปรโมชันนี้', '没有这个活动。'],
  'This product does not exist.': ['ไม่พบสินค้านี้', '没有这件商品。'],
  'This address does not exist.': ['ไม่พบที่อยู่นี้', '没有这个地址。'],
  'This product is not on your wish list.': ['สินค้านี้ไม่ได้อยู่ในรายการโปรดของคุณ', '这件商品不在您的收藏夹中。'],
  'This product is no longer on sale.': ['สินค้านี้เลิกขายแล้ว', '这件商品已停售。'],
  'This order has no such goods.': ['คำสั่งซื้อนี้ไม่มีสินค้านี้', '此订单中没有这件商品。'],
  'This line is no longer in your cart.': ['สินค้านี้ไม่อยู่ในตะกร้าของคุณแล้ว', '这件商品已不在您的购物车中。'],
  'This QR code does not exist or was used. Show a new one.': [
    'ไม่พบคิวอาร์โค้ดนี้หรือถูกใช้ไปแล้ว โปรดแสดงโค้ดใหม่',
    '此二维码不存在或已使用，请显示新的二维码。',
  ],
  'This QR code is {}. Show a new one.': ['คิวอาร์โค้ดนี้ใช้ไม่ได้แล้ว โปรดแสดงโค้ดใหม่', '此二维码已失效，请显示新的二维码。'],
  'You have no default address. Choose one of your addresses.': ['คุณยังไม่มีที่อยู่หลัก โปรดเลือกจากที่อยู่ของคุณ', '您还没有默认地址，请选择一个地址。'],

  '{} is no longer on sale.': ['{} เลิกขายแล้ว', '{}已停售。'],
  'One of the goods is no longer on sale.': ['สินค้ารายการหนึ่งเลิกขายแล้ว', '其中一件商品已停售。'],
  '{} is sold out.': ['{} หมดแล้ว', '{}已售罄。'],
  '{} is closed.': ['{} ปิดแล้ว', '{}已关闭。'],
  '{} is over.': ['{} สิ้นสุดแล้ว', '{}已结束。'],
  'Only {} is left.': ['เหลือเพียง {} ชิ้น', '仅剩 {} 件。'],
  'Only {} are left.': ['เหลือเพียง {} ชิ้น', '仅剩 {} 件。'],
  'Only {} of {} is left.': ['เหลือเพียง {} ชิ้น: {}', '仅剩 {} 件：{}。'],
  'Only {} of {} are left.': ['เหลือเพียง {} ชิ้น: {}', '仅剩 {} 件：{}。'],
  'Only {} of {} are left, and {} of them is in your cart.': [
    'เหลือเพียง {} ชิ้น: {} และอยู่ในตะกร้าของคุณแล้ว {} ชิ้น',
    '仅剩 {} 件：{}，其中 {} 件已在您的购物车中。',
  ],
  'Only {} of {} are left, and {} of them are in your cart.': [
    'เหลือเพียง {} ชิ้น: {} และอยู่ในตะกร้าของคุณแล้ว {} ชิ้น',
    '仅剩 {} 件：{}，其中 {} 件已在您的购物车中。',
  ],
  'The last one of {} is in your cart.': ['{} ชิ้นสุดท้ายอยู่ในตะกร้าของคุณแล้ว', '最后一件{}已在您的购物车中。'],
  'All {} that are left of {} are in your cart.': ['ทั้ง {} ชิ้นที่เหลืออยู่ในตะกร้าของคุณแล้ว: {}', '剩下的 {} 件{}都已在您的购物车中。'],
  'There can be up to {} of {} in your cart, where {} are.': [
    'ใส่ตะกร้าได้ไม่เกิน {} ชิ้น: {} ตอนนี้มีอยู่ {} ชิ้น',
    '购物车中最多可放 {} 件{}，现已有 {} 件。',
  ],
  'This can no longer be bought.': ['ซื้อสินค้านี้ไม่ได้แล้ว', '这件商品已无法购买。'],
  'This specification cannot be had any more.': ['ไม่มีตัวเลือกนี้แล้ว', '此规格已无货。'],
  'The same goods are named twice.': ['มีสินค้าเดียวกันซ้ำสองรายการ', '同一商品重复了。'],

  'This way to pay is not available. Choose another.': ['วิธีชำระเงินนี้ใช้ไม่ได้ โปรดเลือกวิธีอื่น', '此支付方式不可用，请选择其他方式。'],
  'What isn’t posted can’t be paid on delivery. Choose another way to pay.': [
    'สินค้าที่ไม่มีการจัดส่งชำระเงินปลายทางไม่ได้ โปรดเลือกวิธีอื่น',
    '无需配送的商品不能货到付款，请选择其他支付方式。',
  ],
  'What is posted can’t be delivered online. Choose another way of delivery.': [
    'สินค้าที่ต้องจัดส่งรับทางออนไลน์ไม่ได้ โปรดเลือกวิธีจัดส่งอื่น',
    '需要配送的商品不能在线交付，请选择其他配送方式。',
  ],
  'This order can no longer be paid.': ['คำสั่งซื้อนี้ชำระเงินไม่ได้แล้ว', '此订单已无法付款。'],
  'This order can no longer be cancelled.': ['คำสั่งซื้อนี้ยกเลิกไม่ได้แล้ว', '此订单已无法取消。'],
  'The receipt of this order cannot be confirmed now.': ['ยังยืนยันการรับสินค้าของคำสั่งซื้อนี้ไม่ได้', '此订单现在无法确认收货。'],
  'Only a completed or cancelled order can be deleted.': ['ลบได้เฉพาะคำสั่งซื้อที่เสร็จสิ้นหรือยกเลิกแล้ว', '只能删除已完成或已取消的订单。'],
  'This order cannot be completed.': ['คำสั่งซื้อนี้ยังเสร็จสิ้นไม่ได้', '此订单无法完成。'],
  'This order has not been sent.': ['คำสั่งซื้อนี้ยังไม่ได้จัดส่ง', '此订单尚未发货。'],
  'There is no parcel of this order to look for.': ['คำสั่งซื้อนี้ไม่มีพัสดุให้ติดตาม', '此订单没有可查询的包裹。'],
  'This order wasn’t placed within five minutes. Begin again.': [
    'คำสั่งซื้อนี้ไม่ได้รับการยืนยันภายในห้านาที โปรดเริ่มใหม่',
    '订单未在五分钟内提交，请重新开始。',
  ],
  'Guests can’t buy here just now. Sign in, or create an account.': [
    'ขณะนี้ซื้อแบบไม่สมัครไม่ได้ โปรดเข้าสู่ระบบหรือสร้างบัญชี',
    '目前访客无法购买，请登录或注册账户。',
  ],
  'Choose an address.': ['โปรดเลือกที่อยู่', '请选择地址。'],

  'The money of this order has been given back already.': ['คืนเงินของคำสั่งซื้อนี้แล้ว', '此订单已退款。'],
  'A refund of this order is under way already.': ['กำลังดำเนินการคืนเงินของคำสั่งซื้อนี้อยู่แล้ว', '此订单的退款正在处理中。'],
  'This order is on its way. Confirm that it has arrived, then ask for a refund.': [
    'สินค้ากำลังจัดส่ง โปรดยืนยันว่าได้รับแล้วก่อนขอคืนเงิน',
    '商品正在配送中，请先确认收货，再申请退款。',
  ],
  'A refund of this order cannot be requested now.': ['ขณะนี้ขอคืนเงินของคำสั่งซื้อนี้ไม่ได้', '此订单现在无法申请退款。'],
  'You have already reviewed these goods.': ['คุณรีวิวสินค้านี้แล้ว', '您已评价过这件商品。'],
  'This order cannot be reviewed now.': ['ขณะนี้รีวิวคำสั่งซื้อนี้ไม่ได้', '此订单现在无法评价。'],

  'You already have this coupon.': ['คุณมีคูปองนี้แล้ว', '您已领取过此优惠券。'],
  'All of these coupons have been given away.': ['คูปองนี้แจกหมดแล้ว', '此优惠券已领完。'],
  'This coupon can’t be collected yet. Come back on its first day.': [
    'ยังเก็บคูปองนี้ไม่ได้ กลับมาใหม่ในวันแรก',
    '此优惠券尚未开放领取，请在首日再来。',
  ],
  'This coupon can no longer be received.': ['เก็บคูปองนี้ไม่ได้แล้ว', '此优惠券已无法领取。'],
  'This coupon cannot be used for this order.': ['ใช้คูปองนี้กับคำสั่งซื้อนี้ไม่ได้', '此优惠券不能用于此订单。'],

  'Type the characters of the picture first.': ['โปรดพิมพ์ตัวอักษรในรูปก่อน', '请先输入图片中的字符。'],
  'The picture has expired. Type the characters of the new one.': [
    'รูปหมดอายุแล้ว โปรดพิมพ์ตัวอักษรในรูปใหม่',
    '图片已过期，请输入新图片中的字符。',
  ],
  'The characters are not those of the picture. Try again with the new one.': [
    'ตัวอักษรไม่ตรงกับรูป ลองใหม่กับรูปใหม่',
    '字符与图片不符，请按新图片重试。',
  ],
  'A code was sent less than a minute ago. Wait {} s, then ask for another.': [
    'เพิ่งส่งรหัสไปไม่ถึงหนึ่งนาที รออีก {} วินาทีแล้วขอใหม่',
    '验证码发送不到一分钟，请等待 {} 秒后再获取。',
  ],
  'The code was mistyped too often. Ask for a new one.': ['พิมพ์รหัสผิดหลายครั้งเกินไป โปรดขอรหัสใหม่', '验证码输错次数过多，请重新获取。'],
  'The code is wrong. Look at the message again.': ['รหัสไม่ถูกต้อง โปรดดูข้อความอีกครั้ง', '验证码不正确，请再看一下短信或邮件。'],
  'The code has expired or was used before. Ask for a new one.': [
    'รหัสหมดอายุหรือถูกใช้ไปแล้ว โปรดขอรหัสใหม่',
    '验证码已过期或已使用，请重新获取。',
  ],
  'Your account has no phone number. Choose the other way.': [
    'บัญชีของคุณไม่มีหมายเลขโทรศัพท์ โปรดเลือกอีกวิธี',
    '您的账户没有手机号，请选择另一种方式。',
  ],
  'Your account has no e-mail address. Choose the other way.': ['บัญชีของคุณไม่มีอีเมล โปรดเลือกอีกวิธี', '您的账户没有邮箱，请选择另一种方式。'],
  'A guest has no password. Create an account to set one.': [
    'ผู้ซื้อแบบไม่สมัครไม่มีรหัสผ่าน โปรดโปรดสร้างบัญชีเพื่อตั้งรหัสผ่าน',
    '访客没有密码，请注册账户后设置。',
  ],
  'The phone number or the password is wrong.': ['หมายเลขโทรศัพท์หรือรหัสผ่านไม่ถูกต้อง', '手机号或密码不正确。'],
  'The e-mail address or the password is wrong.': ['อีเมลหรือรหัสผ่านไม่ถูกต้อง', '邮箱或密码不正确。'],
  'This phone number is already registered. Sign in with it.': ['หมายเลขโทรศัพท์นี้มีบัญชีแล้ว โปรดเข้าสู่ระบบ', '此手机号已注册，请直接登录。'],
  'This e-mail address is already registered. Sign in with it.': ['อีเมลนี้มีบัญชีแล้ว โปรดเข้าสู่ระบบ', '此邮箱已注册，请直接登录。'],
  'There’s no account with this e-mail address. Check it, or create an account.': [
    'ไม่มีบัญชีที่ใช้อีเมลนี้ โปรดตรวจสอบหรือสร้างบัญชี',
    '没有使用此邮箱的账户，请检查，或注册账户。',
  ],
  'There’s no account with this e-mail address any more. Create one.': [
    'ไม่มีบัญชีที่ใช้อีเมลนี้แล้ว โปรดสร้างบัญชี',
    '使用此邮箱的账户已不存在，请注册。',
  ],
  'Signing in with {} is switched off. Choose another way.': ['ปิดการเข้าสู่ระบบด้วย {} อยู่ โปรดเลือกวิธีอื่น', '{} 登录已关闭，请选择其他方式。'],
  'The two passwords don’t match. Type the same one twice.': [
    'รหัสผ่านทั้งสองช่องไม่ตรงกัน โปรดพิมพ์ให้เหมือนกัน',
    '两次输入的密码不一致，请重新输入。',
  ],
  'A password has 8 to 20 characters.': ['รหัสผ่านมี 8 ถึง 20 ตัวอักษร', '密码为 8 至 20 个字符。'],
  'A password needs three of these: capital letters, small letters, digits, symbols.': [
    'รหัสผ่านต้องมีสามอย่างจาก ตัวพิมพ์ใหญ่ ตัวพิมพ์เล็ก ตัวเลข และสัญลักษณ์',
    '密码须包含以下三种：大写字母、小写字母、数字、符号。',
  ],
  'This sign-in at X has expired or was used. Begin again.': [
    'การเข้าสู่ระบบที่ X หมดอายุหรือถูกใช้ไปแล้ว โปรดเริ่มใหม่',
    'X 登录已过期或已使用，请重新开始。',
  ],
  'This is not a token of Google. Sign in with Google again.': [
    'ไม่ใช่โทเค็นของ Google โปรดเข้าสู่ระบบด้วย Google อีกครั้ง',
    '这不是 Google 的令牌，请重新用 Google 登录。',
  ],
  'This is not an account of Facebook. Sign in with Facebook again.': [
    'ไม่ใช่บัญชี Facebook โปรดเข้าสู่ระบบด้วย Facebook อีกครั้ง',
    '这不是 Facebook 账户，请重新用 Facebook 登录。',
  ],
  'Your session has ended. Sign in again.': ['เซสชันของคุณสิ้นสุดแล้ว โปรดเข้าสู่ระบบอีกครั้ง', '您的登录已过期，请重新登录。'],

  'You have {} addresses. Delete one before you add another.': [
    'คุณมีที่อยู่ {} แห่งแล้ว โปรดลบหนึ่งแห่งก่อนเพิ่ม',
    '您已有 {} 个地址，请先删除一个再添加。',
  ],
  'This is not a dial code. Write it like +91.': ['ไม่ใช่รหัสประเทศ โปรดเขียนเช่น +91', '这不是国家区号，请写成 +91 这样。'],
  'A phone number has 4 to 15 digits.': ['หมายเลขโทรศัพท์มี 4 ถึง 15 หลัก', '电话号码为 4 至 15 位数字。'],
  'A phone number in +91 has 10 digits.': ['หมายเลขโทรศัพท์ใน +91 มี 10 หลัก', '+91 的电话号码为 10 位数字。'],
  'A post code has 6 letters or digits.': ['รหัสไปรษณีย์มีตัวอักษรหรือตัวเลข 6 ตัว', '邮政编码为 6 位字母或数字。'],
  'This is not an e-mail address. Write it like name@mail.example.': [
    'ไม่ใช่อีเมล โปรดเขียนเช่น name@mail.example',
    '这不是邮箱地址，请写成 name@mail.example 这样。',
  ],
  'Enter the name of the person who receives the parcel.': ['โปรดใส่ชื่อผู้รับพัสดุ', '请输入收件人姓名。'],
  'Enter the address.': ['โปรดใส่ที่อยู่', '请输入地址。'],
  'Choose a country or region.': ['โปรดเลือกประเทศหรือภูมิภาค', '请选择国家或地区。'],

  'This file is empty. Choose another.': ['ไฟล์นี้ว่างเปล่า โปรดเลือกไฟล์อื่น', '此文件为空，请选择其他文件。'],
  'This picture has more than 10 MB. Choose a smaller one.': ['รูปนี้มีขนาดเกิน 10 MB โปรดเลือกรูปที่เล็กกว่า', '图片超过 10 MB，请选择小一点的。'],
  'Only JPG and PNG pictures are taken. Choose another.': [
    'รับเฉพาะรูป JPG และ PNG โปรดเลือกรูปอื่น',
    '仅支持 JPG 和 PNG 图片，请选择其他图片。',
  ],

  'Enter the name of the company.': ['โปรดใส่ชื่อบริษัท', '请输入公司名称。'],
  'Enter the name of the person who answers for it.': ['โปรดใส่ชื่อผู้ติดต่อ', '请输入联系人姓名。'],
  'Enter the address of the business.': ['โปรดใส่ที่อยู่ของกิจการ', '请输入经营地址。'],
  'Add at least one picture of the qualification.': ['โปรดเพิ่มรูปเอกสารอย่างน้อยหนึ่งรูป', '请至少添加一张资质图片。'],
  'This field of trade does not exist. Choose one of the list.': ['ไม่มีหมวดหมู่นี้ โปรดเลือกจากรายการ', '没有此类目，请从列表中选择。'],
  'This type of shop does not exist. Choose one of the list.': ['ไม่มีประเภทร้านนี้ โปรดเลือกจากรายการ', '没有此店铺类型，请从列表中选择。'],
  'The name {} already belongs to a shop. Choose another.': ['มีร้านใช้ชื่อ {} แล้ว โปรดเลือกชื่ออื่น', '名称{}已被店铺使用，请换一个。'],
  'The name {} already is in an application. Choose another.': ['มีใบสมัครที่ใช้ชื่อ {} แล้ว โปรดเลือกชื่ออื่น', '名称{}已在另一份申请中，请换一个。'],
  'The e-mail address {} already belongs to a shop. Use another.': ['มีร้านใช้อีเมล {} แล้ว โปรดใช้อีเมลอื่น', '邮箱 {} 已被店铺使用，请换一个。'],
  'The e-mail address {} already is in an application. Use another.': [
    'มีใบสมัครที่ใช้อีเมล {} แล้ว โปรดใช้อีเมลอื่น',
    '邮箱 {} 已在另一份申请中，请换一个。',
  ],

  'This application has been decided.': ['ใบสมัครนี้พิจารณาเสร็จแล้ว', '此申请已审核完毕。'],

  'The dial is the blue of the product page; the watch shows traces of wear.': [
    'หน้าปัดเป็นสีน้ำเงินตรงตามหน้าสินค้า และนาฬิกามีร่องรอยการใช้งาน',
    '表盘颜色与商品页的蓝色一致，且手表有使用痕迹。',
  ],
  'The goods match the description; wear is not covered.': [
    'สินค้าตรงตามที่ระบุไว้ และไม่ครอบคลุมการสึกหรอจากการใช้งาน',
    '商品与描述一致，正常磨损不在退款范围内。',
  ],

  'Picked up by the courier': ['บริษัทขนส่งรับพัสดุแล้ว', '快递员已揽收'],
  'Sorted at the hub, Bengaluru': ['คัดแยกที่ศูนย์คัดแยกเบงกาลูรูแล้ว', '已在班加罗尔分拨中心完成分拣'],
  'On the way to the delivery centre': ['กำลังเดินทางไปยังศูนย์จัดส่งปลายทาง', '正发往派送站点'],
  'Out for delivery': ['กำลังนำจ่าย', '正在派送'],
  'Signed for by the recipient': ['ผู้รับเซ็นรับพัสดุแล้ว', '收件人已签收'],
  'Delivery failed: nobody was at home': ['นำจ่ายไม่สำเร็จ: ไม่มีผู้รับ', '派送失败：无人在家'],
  'Held at the delivery centre: the address is not complete': ['พัสดุค้างที่ศูนย์จัดส่ง: ที่อยู่ไม่ครบถ้วน', '暂存派送站点：地址不完整'],
  'Returned to the sender': ['ส่งคืนผู้ส่งแล้ว', '已退回寄件人'],
};
