import type { Names } from './names.ts';

export const beauty: Names = {
  'Tinted lip balm': ['ลิปบาล์มมีสี', '有色润唇膏'],
  'Satin lipstick, poppy': ['ลิปสติกเนื้อซาติน สีป๊อปปี้', '缎光口红，罂粟红'],
  'Vanity mirror with a scalloped rim': ['กระจกแต่งหน้าขอบหยัก', '波浪边化妆镜'],
  'Shaving mirror with a steel rim': ['กระจกโกนหนวดขอบเหล็ก', '钢边剃须镜'],
  'Rose petal soap, 120 g': ['สบู่กลีบกุหลาบ 120 กรัม', '玫瑰花瓣皂，120 克'],
  'Neem and clay soap, 120 g': ['สบู่สะเดาและดินขาว 120 กรัม', '印楝黏土皂，120 克'],
  'Lavender guest soaps, box of 6': ['สบู่ลาเวนเดอร์ก้อนเล็ก กล่อง 6 ก้อน', '薰衣草小香皂，6 块装'],
  'Almond body lotion': ['โลชั่นบำรุงผิวอัลมอนด์', '杏仁身体乳'],
  'Hand lotion with shea and vetiver': ['โลชั่นทามือเชียและหญ้าแฝก', '乳木果香根草护手乳'],
  'Sun lotion SPF 50 for face and body, light, without scent, safe for reefs': [
    'โลชั่นกันแดด SPF 50 สำหรับหน้าและตัว เนื้อบางเบา ไม่มีน้ำหอม ไม่ทำร้ายปะการัง',
    'SPF 50 面部身体防晒乳，清爽无香，不伤珊瑚',
  ],
  'Wide-tooth comb for curls': ['หวีซี่ห่างสำหรับผมหยิก', '卷发宽齿梳'],
  'Neem wood beard comb': ['หวีเคราไม้สะเดา', '印楝木胡须梳'],
  'Safety razor with ten blades': ['มีดโกนพร้อมใบมีดสิบใบ', '安全剃须刀，附十片刀片'],
  'Bamboo toothbrush, soft': ['แปรงสีฟันไม้ไผ่ ขนนุ่ม', '软毛竹牙刷'],
  'Children’s toothbrush, blue': ['แปรงสีฟันเด็ก สีน้ำเงิน', '蓝色儿童牙刷'],
};
